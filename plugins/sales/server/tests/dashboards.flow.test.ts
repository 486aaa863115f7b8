import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { EMAIL_NOTICES } from '@mayorista/config';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Dashboard {
  readonly id: string;
  readonly widgets: readonly { readonly id: string }[];
}
interface Figures {
  readonly year: number;
  readonly month: number;
  readonly total: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

let app: TestApp;
let knex: Knex;
let support: Client;
let companyId: number;
let salesmanId: number;

const figures = async (id: string, who = support, prefix = '/kernel', query = '') =>
  (await who.get<{ data: Figures }>(`${prefix}/widgets/${id}${query}`)).body.data;
const valueOf = ({ rows }: Figures, key: string): number => Number(rows.find((row) => row.key === key)?.value ?? 0);
const idsOf = ({ data }: { readonly data: readonly Dashboard[] }) =>
  data.map(({ id, widgets }) => [id, widgets.map((each) => each.id)]);

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  salesmanId = (await knex('up_users').where({ email: 'vendedor@demo.test' }).first('id')).id;
  companyId = (await knex('companies').where({ salesman_id: salesmanId, status: 1, currency: 'USD' }).first('id')).id;
});

/** An order of two pieces at 100 dollars less 10 %, a moment ago, paid. */
async function paidOrder(): Promise<void> {
  const branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id as number;
  await knex('companies').where({ id: companyId }).update({ price_level: 4, credit_blocked: false });
  const { id: productId } = await givenProduct(app, {
    stock: { MTY: 5 },
    listPrice: '100.00',
    fields: { promo_level_4: 10 },
  });
  const { token } = await givenPerson(app, { companyId, fields: { currency: 'USD' } });
  const buyer = client(app.url, token);
  await cartReadyToPlace(buyer, { productId, quantity: 2 }, branchId);
  const answer = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id } = answer.body.data.sale_order;
  expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(200);
}

describe('dashboards', () => {
  test('hold the figures that each role may see, and no others', async () => {
    expect(idsOf((await support.get<{ data: Dashboard[] }>('/kernel/dashboards')).body)).toEqual([
      ['sales', ['sale-orders-by-status', 'top-distributors-mxn', 'top-distributors-usd']],
      ['distributors', ['new-distributors', 'prospects-by-stage', 'prospects-by-attention', 'documents-to-authorize']],
    ]);
    const catalogue = await app.asStaff('catalogo');
    expect(idsOf((await catalogue.get<{ data: Dashboard[] }>('/kernel/dashboards')).body)).toEqual([
      ['sales', ['sale-orders-by-status', 'top-distributors-mxn', 'top-distributors-usd']],
    ]);
    for (const hidden of ['documents-to-authorize', 'prospects-by-stage', 'nothing'])
      expect((await catalogue.get(`/kernel/widgets/${hidden}`)).status, hidden).toBe(404);
  });

  test('are nothing to whoever buys or to a visitor', async () => {
    for (const who of ['distribuidor', 'secundario', 'instalador'])
      for (const path of ['dashboards', 'widgets/sale-orders-by-status'])
        expect((await (await app.as(who)).get(`/api/${path}`)).status, `${who} ${path}`).toBe(403);
    expect((await app.anonymous.get('/api/dashboards')).status).toBe(401);
  });

  test('count a month’s orders; a salesman those of the companies they attend', async () => {
    const before = await figures('sale-orders-by-status');
    const mine = await figures('top-distributors-usd', await app.as('vendedor'), '/api');
    await paidOrder();
    const after = await figures('sale-orders-by-status');
    expect(valueOf(after, 'paid')).toBe(valueOf(before, 'paid') + 1);
    expect(Number(after.total)).toBe(Number(before.total) + 1);
    const top = await figures('top-distributors-usd', await app.as('vendedor'), '/api');
    const key = String(companyId);
    const { total } = await knex('sale_orders').where({ company_id: companyId }).orderBy('id', 'desc').first('total');
    expect(valueOf(top, key) - valueOf(mine, key)).toBeCloseTo(Number(total), 2);
    const stranger = client(app.url, (await givenPerson(app, { role: 'salesman' })).token);
    expect((await figures('sale-orders-by-status', stranger, '/api')).total).toBe('0');
    expect((await figures('top-distributors-usd', stranger, '/api')).rows).toEqual([]);
  });

  test('are of the month that is asked for; another is refused by its field', async () => {
    const { year, month } = await figures('sale-orders-by-status');
    expect(await figures('sale-orders-by-status', support, '/kernel', '?year=2001&month=2')).toMatchObject({
      year: 2001,
      month: 2,
      total: '0',
    });
    expect(`${year}-${String(month).padStart(2, '0')}`).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', year: 'numeric', month: '2-digit' }).format(),
    );
    expectRefused(await support.get('/kernel/widgets/sale-orders-by-status?year=0&month=13'), {
      year: /./,
      month: /./,
    });
  });
});

test('months are told by name, twelve of them, and then the last year [PC-DASHBOARD-003]', async () => {
  const { data } = (await support.get<{ data: { name: string }[] }>('/reference/dates')).body;
  expect(data).toHaveLength(13);
  expect(data[0]).toMatchObject({ name: 'enero' });
  expect(data[11]).toMatchObject({ name: 'diciembre' });
  expect(data[12]?.name).toMatch(/^20\d\d$/);
});

describe('the mail of an order', () => {
  test('goes to whom the company wants to hear of orders too, once verified', async () => {
    for (const [email, verified_at] of [
      ['pedidos@cliente.test', new Date()],
      ['sin-verificar@cliente.test', null],
    ] as const) {
      const made = await support.post<{ data: { id: number } }>('/companies/company-emails', {
        company_id: companyId,
        email,
        notice_ids: [EMAIL_NOTICES.orders],
      });
      await knex('company_emails').where({ id: made.body.data.id }).update({ verified_at });
    }
    await paidOrder();
    await app.settle();
    const { folio } = await knex('sale_orders').where({ company_id: companyId }).orderBy('id', 'desc').first('folio');
    const subject = `Pedido ${folio} recibido`;
    expect(await knex('mails').where({ subject, recipient: 'pedidos@cliente.test' })).toHaveLength(1);
    expect(await knex('mails').where({ subject, recipient: 'sin-verificar@cliente.test' })).toHaveLength(0);
    expect(await knex('mails').where({ subject })).toHaveLength(2);
  });
});

describe('a distributor’s ratings', () => {
  test('follow the paid orders of a year, with what they saved', async () => {
    const show = async () =>
      (
        await support.get<{
          data: { rating_by_frequency: number; rating_by_volume: number; accumulated_discount: string };
        }>(`/companies/crm-distributors/${companyId}`)
      ).body.data;
    const rfc = (await knex('companies').where({ id: companyId }).first('rfc')).rfc as string;
    const before = await show();
    await paidOrder();
    const after = await show();
    expect(after.rating_by_frequency).toBeGreaterThanOrEqual(1);
    expect(after.rating_by_volume).toBeGreaterThanOrEqual(1);
    const { exchange_rate: rate } = await knex('sale_orders')
      .where({ company_id: companyId })
      .orderBy('id', 'desc')
      .first('exchange_rate');
    // Two pieces, ten dollars less each, in pesos.
    expect(Number(after.accumulated_discount) - Number(before.accumulated_discount)).toBeCloseTo(20 * Number(rate), 1);
    const listed = await support.get<{ data: { id: number; rating_by_volume: number }[] }>(
      `/companies/crm-distributors?omniSearchQuery=${rfc}`,
    );
    expect(listed.body.data.find(({ id }) => id === companyId)?.rating_by_volume).toBe(after.rating_by_volume);
  });

  test('of who never bought are none', async () => {
    const made = await support.post<{ data: { id: number } }>('/companies/company-distributors', {
      business_name: 'Nunca Compró SA',
      rfc: 'NCO010101AB1',
    });
    expect((await support.get(`/companies/crm-distributors/${made.body.data.id}`)).body).toMatchObject({
      data: { rating_by_frequency: 0, rating_by_volume: 0, accumulated_discount: '0.00' },
    });
  });
});
