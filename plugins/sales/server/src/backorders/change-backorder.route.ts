import { z } from 'zod';
import { defineRoute, inTransaction, pathId, recordId } from '@mayorista/kernel';
import { showOrder } from '../orders/show-order';
import { changeBackorder } from './change-backorder';
import { saleOrderOutput } from '../orders/order.answer';

/** PUT /sale-order-backorders/:id: the buyer cancels a line that waits, or takes another product that is there instead. */
export const changeBackorderRoute = defineRoute({
  method: 'PUT',
  path: '/sale-order-backorders/:id',
  noun: 'sale-order-backorders',
  action: 'update',
  needs: 'sale-order-backorders.change',
  summary: 'Cancelar o reemplazar una partida por surtir (id de la partida)',
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('cancel') }),
    z.strictObject({ action: z.literal('replace'), product_id: recordId }),
  ]),
  output: saleOrderOutput,
  async handle({ strapi, actor, params, input }) {
    const wish = input.action === 'cancel' ? input : { action: input.action, productId: input.product_id };
    const orderId = await inTransaction(strapi, (tx) => changeBackorder(tx, actor, pathId(params), wish));
    return { data: await showOrder(strapi, actor, String(orderId)), meta: {} };
  },
});
