import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenProduct } from '@mayorista/catalogue/testing';

interface Listed {
  readonly data: readonly { readonly id: number; readonly status: string; readonly percent: string }[];
}

let app: TestApp;
let knex: Knex;
let catalogue: Client;
let marketing: Client;
let purchases: Client;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  [catalogue, marketing, purchases] = await Promise.all(['catalogo', 'marketing', 'compras'].map((who) => app.asStaff(who))) as [Client, Client, Client]; // prettier-ignore
});

const waits =
  'Baja más de lo que concedes (30.00 %) o queda por debajo del costo: quedó en Concesiones para que otra persona lo autorice. Después vuelve a guardar lo mismo';

async function product(cost: string | null = null): Promise<number> {
  const { id } = await givenProduct(app, { fields: { list_price: '100.00' } });
  const { document_id: document } = (await knex('products').where({ id }).first('document_id')) as {
    document_id: string;
  };
  await knex('products').where({ document_id: document }).update({ average_cost: cost });
  return id;
}
const priceOf = async (id: number) => {
  const row = (await knex('products').where({ id }).first('list_price', 'fixed_price')) as { list_price: string; fixed_price: string | null }; // prettier-ignore
  return [Number(row.list_price), row.fixed_price === null ? null : Number(row.fixed_price)];
};
const change = (who: Client, id: number, fields: object) => who.put(`/catalogue/products/${id}`, fields);
const waiting = async (id: number) =>
  (await purchases.get<Listed>(`/pricing/concessions?per_page=100&status=waiting`)).body.data.filter(
    (each) => (each as unknown as { subject_id: number }).subject_id === id,
  );
const authorise = (who: Client, id: number) => who.put(`/pricing/concession-statuses/${id}`, { status: 'authorised' });

describe('a public price', () => {
  test('falls by its writer’s limit alone, further only once somebody else authorised just that', async () => {
    const id = await product();
    expect((await change(catalogue, id, { list_price: '70.00' })).status).toBe(200);
    expectRefused(await change(catalogue, id, { list_price: '48.99' }), { list_price: waits });
    expect(await priceOf(id)).toEqual([70, null]);
    const [asked, ...others] = await waiting(id);
    expect([asked?.percent, others]).toEqual(['30.01', []]);
    expect((await authorise(catalogue, asked!.id)).status).toBe(403);
    expect((await authorise(purchases, asked!.id)).status).toBe(200);
    expectRefused(await change(catalogue, id, { list_price: '40.00' }), { list_price: waits });
    expect((await change(catalogue, id, { list_price: '48.99' })).status).toBe(200);
    expect(await priceOf(id)).toEqual([48.99, null]);
    await change(catalogue, id, { list_price: '70.00' });
    expectRefused(await change(catalogue, id, { list_price: '48.99' }), { list_price: waits });
  });

  test('fixed or listed is not below what the product costs; one that rises is nobody’s to authorise', async () => {
    const id = await product('95.00');
    expectRefused(await change(catalogue, id, { fixed_price: '94.99' }), { fixed_price: waits });
    expect(await priceOf(id)).toEqual([100, null]);
    expect((await change(catalogue, id, { fixed_price: '95.00' })).status).toBe(200);
    await knex('products').where({ id }).update({ average_cost: '500.00' });
    expect((await change(catalogue, id, { fixed_price: '96.00' })).status).toBe(200);
    expect((await change(catalogue, id, { name_translations: { es: 'Otro nombre' } })).status).toBe(200);
  });

  test.each([
    ['a promo', { product_promo_discount: { discount: 31, expires: false } }],
    ['a discount AAA', { product_a_a_a_discount: { discount: 31, expires: false } }],
    ['a level', { product_promo_level_discounts: [null, null, 31, null, null, null] }],
    ['a dollar of its own', { peso_fuerte: { exchange_rate: 1, expires: false } }],
    ['a tier of volume', { volume_tiers: [{ min_quantity: 1_000, discount: 31 }] }],
  ])('does not fall further by %s', async (_what, body) => {
    const id = await product();
    const promos = `/pricing/product-promos/${id}`;
    const before = (await marketing.get(promos)).body;
    expectRefused(await marketing.put(promos, body), { _general: waits });
    expect((await marketing.get(promos)).body).toEqual(before);
    const [asked] = await waiting(id);
    expect((await authorise(purchases, asked!.id)).status).toBe(200);
    expect((await marketing.put(promos, body)).status).toBe(200);
    // What stands may stand, and be taken back.
    expect((await marketing.put(promos, body)).status).toBe(200);
  });

  test('of a promo is not below cost, however small the percent', async () => {
    const id = await product('95.00');
    const promo = (discount: number) =>
      marketing.put(`/pricing/product-promos/${id}`, { product_promo_discount: { discount, expires: false } });
    expect((await promo(5)).status).toBe(200);
    expectRefused(await promo(6), { _general: waits });
  });

  test('of many products at once falls as one: one of them too far changes none', async () => {
    const [one, other] = [await product(), await product('90.00')];
    const send = (changes: object) => catalogue.post('/pricing/massive-discounts', { changes });
    const changes = { [one]: { list_price: '90' }, [other]: { product_a_a_a_discount: 11 } };
    expectRefused(await send(changes), { changes: waits });
    await app.settle();
    expect([await priceOf(one), await knex('product_offers').where({ product_id: other })]).toEqual([[100, null], []]);
    const [asked] = await waiting(one);
    expect((await authorise(purchases, asked!.id)).status).toBe(200);
    expect((await send(changes)).status).toBe(202);
    await app.settle();
    expect(await priceOf(one)).toEqual([90, null]);
    expect((await send({ [one]: { promo_level_1: 30 } })).status).toBe(202);
  });
});

describe('a rate', () => {
  test.each(['commercial', 'subscription'])(
    'of %s that makes everything far cheaper waits for somebody else',
    async (kind) => {
      const path = `/pricing/${kind}-exchange-rates`;
      const field = `${kind}_exchange_rate`;
      const set = (rate: number) => purchases.post(path, { [field]: rate });
      expect((await set(20)).status).toBe(201);
      const before = (await purchases.get(path)).body;
      expectRefused(await set(13.9), { [field]: waits });
      expect((await purchases.get(path)).body).toEqual(before);
      expect((await set(14)).status).toBe(201);
      expect((await set(20)).status).toBe(201);
    },
  );
});
