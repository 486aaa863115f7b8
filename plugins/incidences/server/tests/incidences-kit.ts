import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

export type Fields = Record<string, unknown>;
export type One<T = Fields> = { data: T };
export type List = { data: (Fields & { id: number; name: string })[]; total: number };
export interface Order {
  readonly id: number;
  readonly productId: number;
  readonly buyer: Client;
}

export let app: TestApp;
export let knex: Knex;
export let support: Client;
export let branchId: number;
export let companyId: number;
export let people: Record<string, Client>;
export let types: Record<string, number>;
let departmentId: number;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An order of three pieces, placed a moment ago. */
async function bought(): Promise<Order> {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 5 }, listPrice: '200.00' });
  const person = await givenPerson(app, { companyId, fields: { currency: 'USD' } });
  const buyer = client(app.url, person.token);
  await cartReadyToPlace(buyer, { productId, quantity: 3 }, branchId);
  const { body } = await buyer.post<One<{ sale_order: { id: number } }>>('/api/cart-stages', { cartStage: 'ordered' });
  return { id: body.data.sale_order.id, productId, buyer };
}

/** An order of three pieces, handed over a moment ago. */
export async function delivered(): Promise<Order> {
  const order = await bought();
  for (const status of ['paid', 'preparing', 'ready', 'delivered'])
    expect((await support.put(`/sales/sale-orders/${order.id}/status`, { status })).status).toBe(200);
  return order;
}

export const wish = ({ id, productId }: Order, more: Fields = {}): Fields => ({
  sale_order_id: id,
  product_id: productId,
  incidence_type_id: types['Producto equivocado'],
  incidence_department_id: departmentId,
  description: 'Llegó otro modelo en la caja',
  ...more,
});

export function form(data: Fields, bytes: Buffer = png, name = 'foto.png'): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  return body;
}

export type Incidence = Fields & { id: number; file: { id: number } | null };
export const report = (order: Order, more: Fields = {}, who = order.buyer) =>
  who.post<One<Incidence>>('/api/incidences', wish(order, more));
export const move = (id: number, state: string, more: Fields = {}, who = support) =>
  who.put<One<Incidence>>(`/incidences/incidence-states/${id}`, { state, ...more });
export const stateOf = async (id: number): Promise<string> =>
  (await knex('incidences').where({ id }).first('state')).state;
export const count = async (table: string, where: object): Promise<number> =>
  Number((await knex(table).where(where).count({ n: '*' }).first())?.n ?? 0);
export const shelf = async (productId: number, grade = 'Stock'): Promise<number> =>
  Number(
    (await knex('stocks').where({ product_id: productId, branch_id: branchId, grade }).first('on_hand'))?.on_hand ?? 0,
  );

/** An order of which one piece left with this serial number. */
export async function shippedWith(serial: string): Promise<Order> {
  const order = await bought();
  await support.put(`/sales/sale-orders/${order.id}/status`, { status: 'paid' });
  const { id: detail_id } = await knex('sale_order_details').where({ sale_order_id: order.id }).first('id');
  const picked = await support.post<One<{ id: number }>>('/sales/order-shipments', {
    sale_order_id: order.id,
    branch_id: branchId,
    lines: [{ detail_id, quantity: 1 }],
  });
  const { id } = picked.body.data;
  expect((await support.post(`/sales/order-shipments/${id}/serials`, { serial })).status).toBe(201);
  expect((await support.put(`/sales/order-shipment-states/${id}`, { state: 'shipped' })).status).toBe(200);
  return order;
}

export async function received(order: Order, grade = 'A', more: Fields = {}): Promise<number> {
  const { id } = (await report(order, more)).body.data;
  for (const [state, given] of [['in_review'], ['accepted'], ['received', { branch_id: branchId, grade }]] as const)
    expect((await move(id, state, given)).status).toBe(200);
  return id;
}

/** Starts the platform with people who buy, sell, store and support. */
export async function begin(): Promise<void> {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  const companies = await knex('companies')
    .where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' })
    .orderBy('id');
  companyId = companies[0].id;
  const other = await knex('companies').where({ status: 1 }).whereNot({ id: companyId }).first('id');
  const given = async (role: string, more: object = {}) =>
    client(app.url, (await givenPerson(app, { role, ...more })).token);
  const attends = await givenPerson(app, { role: 'salesman' });
  await knex('companies').where({ id: companyId }).update({ salesman_id: attends.id });
  const pue = (await knex('branches').where({ code: 'PUE' }).first('id')).id;
  people = {
    visitor: app.anonymous,
    colleague: await given('distributor', { companyId }),
    secondary: await given('secondary_user', { companyId }),
    foreign: await given('distributor', { companyId: other.id }),
    nobody: await given('distributor'),
    installer: await given('installer'),
    employee: await given('employee'),
    salesman: client(app.url, attends.token),
    otherSalesman: await given('salesman'),
    storeman: await given('storeman', { branchId }),
    otherStoreman: await given('storeman', { branchId: pue }),
  };
  const listed = (await people.colleague!.get<List>('/api/incidence-types?per_page=100')).body.data;
  types = Object.fromEntries(listed.map(({ id, name }) => [name, id]));
  departmentId = (await people.colleague!.get<List>('/api/incidence-departments')).body.data[0]!.id;
}
