import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

export interface Invoice {
  readonly id: number;
  readonly number: string | null;
  readonly uuid: string | null;
  readonly state: string;
  readonly type: string;
  readonly total: string;
  readonly balance: string | null;
  readonly failure: string | null;
  readonly sale_order_id: number | null;
  readonly lines: readonly { readonly id: number; readonly quantity: number }[];
  readonly next_states: readonly { readonly move: string; readonly reasons: readonly string[] }[];
}
export type One = { data: Invoice };
export type Refused = { errors: Record<string, string[]> };

export let app: TestApp;
export let knex: Knex;
/** The desk that invoices. */
export let support: Client;
/** A person of the demo distributor's company. */
export let buyer: Client;
export let companyId: number;
export let branchId: number;

/** Boots the platform with somebody who invoices and somebody who buys in this currency. */
export async function begin(currency: 'MXN' | 'USD', settings: NodeJS.ProcessEnv = {}): Promise<void> {
  app = await boot(settings);
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  const name = 'Sistemas y Tecnología del Norte SA de CV';
  companyId = (await knex('companies').where({ business_name: name }).first('id')).id;
  buyer = client(app.url, (await givenPerson(app, { companyId, fields: { currency } })).token);
}

/** Makes a product that can be invoiced, with pieces in the branch. Returns its id. */
export const invoiceable = async (listPrice: string, pieces = 9, fields: object = {}): Promise<number> =>
  (await givenProduct(app, { stock: { MTY: pieces }, listPrice, fields: { sat_key: '46171610', ...fields } })).id;

/** Places an order of three pieces at a price that cents do not divide, and pays it. Returns its id. */
export async function paidOrder({
  isPaid = true,
  fields = {},
}: { isPaid?: boolean; fields?: object } = {}): Promise<number> {
  await cartReadyToPlace(buyer, { productId: await invoiceable('33.37', 9, fields), quantity: 3 }, branchId);
  const { body } = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  const { id } = body.data.sale_order;
  if (isPaid) expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(200);
  return id;
}

export const issue = (orderId: number, more: object = {}, who = support) =>
  who.post<One & Refused>('/billing/invoices', { sale_order_id: orderId, ...more });
export const show = async (id: number, who = support) => (await who.get<One>(`/billing/invoices/${id}`)).body.data;
export const countOf = async (table: string): Promise<number> =>
  Number(((await knex(table).count({ n: '*' }).first()) as { n: number }).n);

/** Makes all jobs that wait for a pause due, and runs them. */
export async function settle(): Promise<void> {
  await knex('jobs')
    .where({ state: 'queued' })
    .whereNot('name', 'like', 'kernel.%')
    .update({ run_at: new Date(Date.now() - 1_000) });
  await app.settle();
}

export async function stamped(more: object = {}): Promise<Invoice> {
  const { body } = await issue(await paidOrder(), more);
  await app.settle();
  const invoice = await show(body.data.id);
  expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
  return invoice;
}

export async function stampedOnCredit(): Promise<Invoice> {
  const orderId = await paidOrder({ isPaid: false });
  await knex('sale_orders').where({ id: orderId }).update({ payment_method: 'credit' });
  const { body } = await issue(orderId);
  await app.settle();
  return show(body.data.id);
}
