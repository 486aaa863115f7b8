import type { z } from 'zod';
import { defineRoute, fetchLargePage, getKnex, type Actor, type Core } from '@mayorista/kernel';
import type { OrderBoard } from '../../../contract';
import { orderStatusLabels, type OrderStatus } from '../../../order.states';
import { filteredByWays, ordersFilter } from '../orders/list-orders';
import type { OrderRow } from '../orders/order.store';
import { orderSummary } from '../orders/order.view';
import { tables } from '../uids';
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
const oldestFirst = [
  ['placed_at', 'asc'],
  ['id', 'asc'],
] as const;

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
  const board: OrderBoard['columns'][number][] = [];
  for (const status of columns) {
    const { rows, total } = await fetchLargePage<OrderRow>({
      knex: getKnex(strapi),
      table: tables.order,
      ...filteredByWays(strapi, actor, { ...query, status }),
      order: oldestFirst,
      page: 1,
      pageSize: mostCards,
      offset: 0,
    });
    const orders = rows.map((row) => orderSummary(row, null, actor));
    board.push({ status, label: orderStatusLabels[status], count: total, orders });
  }
  const shown = board.flatMap(({ orders }) => orders.map(({ id }) => id));
  const toReview = (await getKnex(strapi)(tables.receipt)
    .where({ state: 'in_review' })
    .whereIn('sale_order_id', shown)
    .distinct('sale_order_id')) as { sale_order_id: number }[];
  return { columns: board, in_review: toReview.map(({ sale_order_id: id }) => id) };
}
