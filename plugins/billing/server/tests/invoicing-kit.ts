import type { Knex } from 'knex';
import { expect } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { cartReadyToPlace } from '@mayorista/kernel/testing/given/cart';

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
  buyer = client(app.url, (await app.given.person({ companyId, fields: { currency } })).token);
}

/** Makes a product that can be invoiced, with pieces in the branch. Returns its id. */
export const invoiceable = async (listPrice: string, pieces = 9, fields: object = {}): Promise<number> =>
  (await app.given.product({ stock: { MTY: pieces }, listPrice, fields: { sat_key: '46171610', ...fields } })).id;

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
