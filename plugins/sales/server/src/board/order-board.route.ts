import type { z } from 'zod';
import { defineRoute, getKnex, type Actor, type Core } from '@mayorista/kernel';
import type { OrderBoard } from '../../../contract';
import { orderStatusLabels, type OrderStatus } from '../../../order.states';
import { filtered, ordersFilter } from '../orders/list-orders';
import type { OrderRow } from '../orders/order.store';
import { orderSummary } from '../orders/order.view';
import { orderBoardOutput } from './order-board.answer';

/** The states in which somebody has something to do, as the columns of the board. */
const columns: readonly OrderStatus[] = [
  'waiting_approval',
  'pending_payment',
  'paid',
  'preparing',
  'ready',
  'partially_shipped',
  'shipped',
];
const mostCards = 15;

/** GET /sale-order-boards: open orders by state, the oldest first, with how many there are of each. */
export const orderBoardRoute = defineRoute({
  method: 'GET',
  path: '/sale-order-boards',
  noun: 'sale-order-boards',
  action: 'find',
  needs: 'sale-orders.read',
  summary: 'Tablero de pedidos abiertos por estado',
  query: ordersFilter.omit({ status: true }),
  output: orderBoardOutput,
  handle: async ({ strapi, actor, query }) => ({ data: await readBoard(strapi, actor, query), meta: {} }),
});

async function readBoard(
  strapi: Core.Strapi,
  actor: Actor,
  query: Omit<z.output<typeof ordersFilter>, 'status'>,
): Promise<OrderBoard> {
  const counted = (await filtered(strapi, actor, query)
    .whereIn('status', [...columns])
    .groupBy('status')
    .select('status')
    .count({ n: '*' })) as { status: OrderStatus; n: number | string }[];
  const counts = new Map(counted.map(({ status, n }) => [status, Number(n)]));
  const board: OrderBoard['columns'][number][] = [];
  for (const status of columns) {
    const count = counts.get(status) ?? 0;
    const rows =
      count === 0
        ? []
        : ((await filtered(strapi, actor, { ...query, status })
            .orderBy('id')
            .limit(mostCards)) as OrderRow[]);
    board.push({ status, label: orderStatusLabels[status], count, orders: rows.map((row) => orderSummary(row, null)) });
  }
  const toReview = (await getKnex(strapi)('sale_order_payment_receipts')
    .where({ state: 'in_review' })
    .whereIn('sale_order_id', filtered(strapi, actor, query).select('id'))
    .distinct('sale_order_id')) as { sale_order_id: number }[];
  return { columns: board, in_review: toReview.map(({ sale_order_id: id }) => id) };
}
