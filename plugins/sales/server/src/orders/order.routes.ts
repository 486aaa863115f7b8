import { z } from 'zod';
import { defineRoute } from '@mayorista/kernel';
import { orderStatuses } from '../../../order.states';
import { changeStatus } from './change-status';
import { listOrders, listQuery } from './list-orders';
import { showOrder } from './show-order';
import { saleOrderOutput, saleOrderListOutput } from './order.answer';

const noun = 'sale-orders';

const statusInput = z.strictObject({
  status: z.string().max(40),
  /** The status the person saw: somebody faster is answered with 409. */
  expected_status: z.enum(orderStatuses, { error: 'not_an_option' }).optional(),
  reason: z.string().trim().max(500).optional(),
});

export const orderRoutes = [
  defineRoute({
    method: 'GET',
    path: '/sale-orders',
    noun,
    action: 'find',
    needs: 'sale-orders.read',
    summary: 'Pedidos',
    query: listQuery,
    output: saleOrderListOutput,
    handle: listOrders,
  }),
  defineRoute({
    method: 'GET',
    path: '/sale-orders/:id',
    noun,
    action: 'findOne',
    needs: 'sale-orders.read',
    summary: 'Un pedido',
    output: saleOrderOutput,
    handle: async ({ strapi, actor, params }) => ({ data: await showOrder(strapi, actor, params.id ?? ''), meta: {} }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/sale-orders/:id/status',
    noun,
    action: 'changeStatus',
    needs: 'sale-orders.move',
    summary: 'Cambiar el estado de un pedido',
    input: statusInput,
    output: saleOrderOutput,
    async handle({ strapi, actor, params, input: { status, expected_status, reason } }) {
      const { id: orderId } = await showOrder(strapi, actor, params.id ?? '');
      await changeStatus(strapi, { orderId, to: status, expected: expected_status, reason }, actor);
      return { data: await showOrder(strapi, actor, params.id ?? ''), meta: {} };
    },
  }),
];
