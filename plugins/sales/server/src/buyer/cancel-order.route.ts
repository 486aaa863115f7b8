import { z } from 'zod';
import { defineRoute, inTransaction } from '@mayorista/kernel';
import { findByLegacyId } from '../orders/find-by-legacy-id';
import { showOrder } from '../orders/show-order';
import { cancelAsBuyer } from './cancel-order';
import { saleOrderCancellationOutput } from './cancel-order.answer';

/** POST /sale-order-cancellations: the buyer cancels an order that is neither paid nor prepared. */
export const cancelOrderRoute = defineRoute({
  method: 'POST',
  path: '/sale-order-cancellations',
  noun: 'sale-order-cancellations',
  action: 'create',
  needs: 'sale-orders.cancel',
  summary: 'Cancelar un pedido propio que no se ha pagado',
  input: z.strictObject({
    sale_order_legacy_id: z.union([z.string().trim().min(1, 'required').max(40), z.number().int()]),
    reason: z.string({ error: 'reason_required' }).trim().min(1, 'reason_required').max(500),
  }),
  output: saleOrderCancellationOutput,
  async handle({ strapi, actor, input: { sale_order_legacy_id: legacyId, reason } }) {
    const { id: orderId } = await findByLegacyId(strapi, actor, String(legacyId));
    await inTransaction(strapi, (tx) => cancelAsBuyer(tx, actor, { orderId, reason }));
    return { data: await showOrder(strapi, actor, String(orderId)), meta: {} };
  },
});
