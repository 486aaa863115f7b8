import { expect } from 'vitest';
import type { Client } from '@mayorista/kernel/testing';
import { app, begin, branchId, knex, placed, support, type Order } from './after-purchase-kit';

interface Shipment {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly serials: readonly { readonly id: number; readonly serial: string }[];
  readonly pieces: readonly { readonly detail_id: number; readonly serials: readonly { readonly serial: string }[] }[];
}
export type One = { data: Shipment };

export let almacen: Client;

/** Starts the platform with somebody who ships. */
export async function beginShipping(): Promise<void> {
  await begin();
  almacen = await app.asStaff('almacen');
}

/** A paid order of three pieces; `serials` makes its product one whose pieces carry them, and writes these down. */
export async function paid(
  serials: readonly string[] = [],
  carries = serials.length > 0,
): Promise<Order & { detailId: number }> {
  const order = await placed();
  await support.put(`/sales/sale-orders/${order.id}/status`, { status: 'paid' });
  await knex('products')
    .where({ id: order.productId })
    .update({ serial: carries ? 1 : 0 });
  if (serials.length > 0) {
    const { status: written } = await almacen.post('/inventory/product-serials', {
      product_id: order.productId,
      branch_id: branchId,
      serials,
    });
    expect(written).toBe(201);
  }
  return { ...order, detailId: (await knex('sale_order_details').where({ sale_order_id: order.id }).first('id')).id };
}

export const pick = (order: { id: number; detailId: number }, quantity: number, who = almacen, more: object = {}) =>
  who.post<One>('/sales/order-shipments', {
    sale_order_id: order.id,
    branch_id: branchId,
    lines: [{ detail_id: order.detailId, quantity }],
    ...more,
  });
export const scan = (id: number, serial: string, who = almacen) =>
  who.post<One>(`/sales/order-shipments/${id}/serials`, { serial });
export const dispatch = (id: number, who = almacen) =>
  who.put<One>(`/sales/order-shipment-states/${id}`, { state: 'shipped' });
export const serialState = async (serial: string) =>
  (await knex('product_serials').where({ serial }).first('state')).state;
