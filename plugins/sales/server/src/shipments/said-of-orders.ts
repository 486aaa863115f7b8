import { z } from 'zod';
import type { Knex } from 'knex';
import type { OrderRow } from '../orders/order.store';
import { tables } from '../uids';

/** What the buyer said of an order, for who picks, packs and sends it. */
export const saidOutput = {
  purchase_order_number: z.string().nullable().meta({ description: 'La orden de compra del cliente' }),
  comments: z.string().nullable().meta({ description: 'Lo que el cliente escribió en su pedido' }),
};

type Said = Pick<OrderRow, 'purchase_order_number' | 'comments'>;
interface OfOrder {
  readonly sale_order_id: number;
}

const nothing: Said = { purchase_order_number: null, comments: null };

/** Reads what buyers said of the orders that rows belong to: one query for all of them. */
export async function saidOfOrders(knex: Knex, rows: readonly OfOrder[]): Promise<(row: OfOrder) => Said> {
  const ids = [...new Set(rows.map(({ sale_order_id: id }) => id))];
  const orders = (await knex(tables.order)
    .whereIn('id', ids)
    .select('id', 'purchase_order_number', 'comments')) as (Said & { readonly id: number })[];
  const said = new Map(orders.map(({ id, ...words }) => [id, words]));
  return ({ sale_order_id: id }) => said.get(id) ?? nothing;
}
