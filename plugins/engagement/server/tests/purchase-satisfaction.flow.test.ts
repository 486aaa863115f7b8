import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Card {
  readonly id: number;
  readonly sale_order_id: number;
  readonly ease: number;
  readonly step_payment: boolean;
  readonly step_other: boolean;
  readonly comment: string | null;
  readonly answered_by: string;
  readonly company: { readonly id: number };
}
type List = { data: Card[] };

let app: TestApp;
let companyId: number;
let branchId: number;
const knex = () => app.strapi.db.connection;
const path = '/api/purchase-satisfactions';

beforeAll(async () => {
  app = await boot();
  const first = async (table: string, where: object): Promise<number> =>
    ((await knex()(table).where(where).orderBy('id').first('id')) as { id: number }).id;
  branchId = await first('branches', { code: 'MTY' });
  companyId = await first('companies', { credit_blocked: false, status: 1, price_level: 4, currency: 'USD' });
});

const buyer = async (role = 'distributor', company: number | null = companyId): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role, ...(company === null ? {} : { companyId: company }) })).token);

async function orderOf(who: Client): Promise<number> {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 5 }, listPrice: '200.00' });
  await cartReadyToPlace(who, { productId }, branchId);
  const { body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  return body.data.sale_order.id;
}

const cardsOf = async (orderId: number): Promise<number> =>
  ((await knex()('purchase_satisfactions').where({ sale_order_id: orderId })) as unknown[]).length;

test('whoever bought says once how easy it was, from 1 to 7; only that is required [SF-SURVEY-009, SF-SURVEY-012, PC-SATISFACTION-001, PC-SATISFACTION-002, PC-SATISFACTION-005, PC-SATISFACTION-006]', async () => {
  const who = await buyer();
  const orderId = await orderOf(who);
  for (const ease of [undefined, 0, 8, 3.5])
    expectRefused(await who.post(path, { sale_order_id: orderId, ...(ease === undefined ? {} : { ease }) }), {
      ease: /./,
    });
  expect(await cardsOf(orderId)).toBe(0);
  const told = await who.post<{ data: Card }>(path, { sale_order_id: orderId, ease: 7 });
  expect(told).toMatchObject({ status: 201, body: { data: { ease: 7, step_payment: false, comment: null } } });
  expect((await who.post(path, { sale_order_id: orderId, ease: 1 })).status).toBe(422);
  expect(await cardsOf(orderId)).toBe(1);

  const other = await orderOf(who);
  const full = { sale_order_id: other, ease: 2, step_payment: true, step_other: true, comment: 'Faltó mi banco' };
  expect((await who.post<{ data: Card }>(path, full)).body.data).toMatchObject(full);
});

test('nobody answers for somebody else: a colleague, another company, staff, a visitor', async () => {
  const orderId = await orderOf(await buyer());
  const foreign = (
    (await knex()('companies').where({ status: 1 }).whereNot({ id: companyId }).first('id')) as { id: number }
  ).id;
  const answers: [Client, number][] = [
    [app.anonymous, 401],
    [await buyer(), 422],
    [await buyer('distributor', foreign), 422],
    [await buyer('secondary_user'), 422],
    [await app.as('vendedor'), 403],
    [await app.as('almacen'), 403],
  ];
  for (const [who, status] of answers)
    expect((await who.post(path, { sale_order_id: orderId, ease: 4 })).status).toBe(status);
  expect(await cardsOf(orderId)).toBe(0);
});

test('staff read what buyers said, with order and company; other companies and a storeman do not', async () => {
  const who = await buyer();
  const orderId = await orderOf(who);
  const { id } = (await who.post<{ data: Card }>(path, { sale_order_id: orderId, ease: 5, comment: 'Bien' })).body.data;
  const ids = (told: { body: List }) => told.body.data.map((each) => each.id);
  const support = await app.asStaff('soporte');
  const seen = await support.get<List>(`/engagement/purchase-satisfactions?ease=5&per_page=100`);
  expect(seen.body.data.find((each) => each.id === id)).toMatchObject({ company: { id: companyId }, comment: 'Bien' });
  expect(ids(await who.get<List>(path))).toContain(id);
  expect(ids(await (await app.as('otro')).get<List>(path))).not.toContain(id);
  expect((await (await app.as('almacen')).get(path)).status).toBe(403);
  expect((await app.anonymous.get(path)).status).toBe(401);
});
