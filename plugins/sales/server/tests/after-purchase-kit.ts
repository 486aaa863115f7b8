import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

export type Fields = Record<string, unknown>;
export type One<T = Fields> = { data: T };
export type List = { data: Fields[]; total: number };
export type Receipt = { id: number; state: string; receipt: { id: number }; payment_id: number };
export interface Order {
  readonly id: number;
  readonly productId: number;
  readonly buyer: Client;
  readonly personId: number;
}

export let app: TestApp;
export let knex: Knex;
export let support: Client;
export let branchId: number;
export let companyId: number;
export let otherCompanyId: number;
export let people: Record<string, Client>;
export let salesmanId: number;

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function form(fields: Fields, part = 'receipt', bytes: Buffer = png, name = 'pago.png'): FormData {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, String(value));
  body.set(part, new Blob([new Uint8Array(bytes)]), name);
  return body;
}

/** An order of three pieces at the counter, placed a moment ago by somebody new of the company. */
export async function placed(role = 'distributor'): Promise<Order> {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 5 }, listPrice: '200.00' });
  const person = await givenPerson(app, { role, companyId, fields: { currency: 'USD' } });
  const buyer = client(app.url, person.token);
  await cartReadyToPlace(buyer, { productId, quantity: 3 }, branchId);
  const { body } = await buyer.post<One<{ sale_order: { id: number } }>>('/api/cart-stages', { cartStage: 'ordered' });
  return { id: body.data.sale_order.id, productId, buyer, personId: person.id };
}

export const send = (who: Client, order: { id: number | string }, more: Fields = {}) =>
  who.post<One<Receipt>>('/api/sale-order-payment-receipts', form({ sale_order_legacy_id: order.id, ...more }));
export const review = (id: number, state: string, more: Fields = {}, who = support) =>
  who.put<One<Receipt>>(`/sales/sale-order-payment-receipt-states/${id}`, { state, ...more });
export const status = async (id: number): Promise<string> =>
  (await knex('sale_orders').where({ id }).first('status')).status;
export const parts = async (id: number): Promise<string[]> =>
  (await knex('sale_order_payments').where({ sale_order_id: id }).orderBy('number')).map(
    (row: { status: string }) => row.status,
  );
export const shelf = async (productId: number): Promise<number> =>
  Number((await knex('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand')).on_hand);
export const rows = async (table: string, where: object): Promise<number> =>
  Number((await knex(table).where(where).count({ n: '*' }).first())?.n ?? 0);

/** Starts the platform for a file of tests. */
export async function begin(): Promise<void> {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  const companies = await knex('companies')
    .where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' })
    .orderBy('id');
  companyId = companies[0].id;
  otherCompanyId = (await knex('companies').where({ status: 1 }).whereNot({ id: companyId }).first('id')).id;
  const given = async (role: string, wish: object = {}) =>
    client(app.url, (await givenPerson(app, { role, ...wish })).token);
  const attends = await givenPerson(app, { role: 'salesman' });
  salesmanId = attends.id;
  await knex('companies').where({ id: companyId }).update({ salesman_id: attends.id });
  people = {
    visitor: app.anonymous,
    colleague: await given('distributor', { companyId }),
    secondary: await given('secondary_user', { companyId }),
    foreign: await given('distributor', { companyId: otherCompanyId }),
    nobody: await given('distributor'),
    installer: await given('installer'),
    employee: await given('employee'),
    salesman: client(app.url, attends.token),
    otherSalesman: await given('salesman'),
  };
}
