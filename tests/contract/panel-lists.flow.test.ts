import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { lists } from '../../cms/src/admin/frame/lists';
import { addressBookDetail, companyAddress, companyTelephone, whatsappNumber } from '../../plugins/companies/shared';
import { purchaseSatisfaction } from '../../plugins/engagement/shared';
import { incidenceDepartment, incidenceType } from '../../plugins/incidences/shared';
import { scale } from '../../plugins/inventory/shared';
import { creditLine, paymentOption } from '../../plugins/payments/shared';
import { discountLimit } from '../../plugins/pricing/shared';
import { bank, listedTaxpayer, officialRate } from '../../plugins/reference/shared';
import { saleOrderType, spendingRule } from '../../plugins/sales/shared';
import { carrier, deliveryOffice, shippingRate } from '../../plugins/shipping/shared';

/** Types that have pages of their own, made from their shapes, in place of the generated list. */
const withPages = [
  ...[addressBookDetail, companyAddress, companyTelephone, whatsappNumber],
  ...[creditLine, paymentOption, saleOrderType, carrier, deliveryOffice, shippingRate],
  ...[incidenceDepartment, incidenceType, bank, scale],
  ...[purchaseSatisfaction, spendingRule, discountLimit, listedTaxpayer, officialRate],
].map(({ uid }) => uid);

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
});

interface ContentType {
  readonly uid: string;
  readonly isDisplayed: boolean;
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
}

describe('the generated lists of the panel', () => {
  test('stand each in one area of the menu, and their links name a language where their texts have several', async () => {
    const { body } = await staff.get<{ data: { contentTypes: ContentType[] } }>('/content-manager/init');
    const shown = body.data.contentTypes.filter(({ isDisplayed }) => isDisplayed);
    expect(shown.length).toBeGreaterThan(40);
    expect([...lists.map(({ uid }) => uid), ...withPages].sort()).toEqual(shown.map(({ uid }) => uid).sort());
    expect(
      lists
        .filter(({ isLocalized }) => isLocalized === true)
        .map(({ uid }) => uid)
        .sort(),
    ).toEqual(
      shown
        .filter(({ pluginOptions }) => pluginOptions?.i18n?.localized === true)
        .map(({ uid }) => uid)
        .sort(),
    );
  });
});

describe('the relations of a form', () => {
  const product = 'api::catalogue.product';
  const fields = ['brand', 'category', 'stage'];
  const path = (id: string, names: readonly string[]): string =>
    `/content-manager/relations/${product}/${id}/${names.join(',')}?locale=es&page=1&pageSize=5`;
  const someProduct = async (): Promise<string> => {
    const row = (await app.strapi.db.connection('products').where({ locale: 'es' }).first('document_id')) as {
      document_id: string;
    };
    return row.document_id;
  };

  test('are answered together as each is answered alone', async () => {
    const id = await someProduct();
    const together = await staff.get<Record<string, unknown>>(path(id, fields));
    expect(together.status).toBe(200);
    expect(Object.keys(together.body)).toEqual(fields);
    for (const field of fields) {
      const alone = await staff.get<{ results: unknown[] }>(path(id, [field]));
      expect(alone.body.results).toHaveLength(1);
      expect(together.body[field]).toEqual(alone.body);
    }
  });

  test('are the Spanish ones in a language that is yet to be written: all languages share them; what is nowhere is not found', async () => {
    const id = await someProduct();
    const english = path(id, fields).replace('locale=es', 'locale=en');
    const knex = app.strapi.db.connection;
    const row = (await knex('products').where({ document_id: id, locale: 'en' }).first('id')) as
      { id: number } | undefined;
    if (row !== undefined)
      await app.strapi.documents(product as never).delete({ documentId: id, locale: 'en' } as never);
    const spanish = (await staff.get(path(id, fields))).body;
    expect((await staff.get(english)).body).toEqual(spanish);
    expect((await staff.get(english.replace(fields.join(), 'brand'))).body).toEqual(
      (await staff.get(path(id, ['brand']))).body,
    );
    expect((await staff.get(english.replace(id, 'a'.repeat(24)))).status).toBe(404);
    expect((await (await app.asStaff('almacen')).get(english)).status).toBe(
      (await (await app.asStaff('almacen')).get(path(id, fields))).status,
    );
  });

  test('are answered to nobody who may not read the type, nor when one of them is no relation', async () => {
    const id = await someProduct();
    const supplier = 'api::inventory.supplier';
    expect((await staff.get(path(id, [...fields, 'name']))).status).toBe(400);
    const stranger = await app.asStaff('marketing');
    const answer = await stranger.get<Record<string, unknown>>(
      `/content-manager/relations/${supplier}/${id}/brands,country?page=1&pageSize=5`,
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ data: null, error: { message: 'Acción no autorizada' } });
    expect(answer.body).not.toHaveProperty('brands');
    expect((await (await app.as('distribuidor')).get(path(id, fields))).status).toBe(401);
  });
});
