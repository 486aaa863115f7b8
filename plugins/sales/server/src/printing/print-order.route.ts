import { defineRoute, fileHeaders } from '@mayorista/kernel';
import { showOrder } from '../orders/show-order';
import { printOrder } from './print-order';
import { saleOrderPrintOutput } from './print-order.answer';

/** GET /sale-orders/{id}/pdf: prints an order as its reader sees it. */
export const printOrderRoute = defineRoute({
  method: 'GET',
  path: '/sale-orders/:id/pdf',
  noun: 'sale-order-prints',
  action: 'print',
  needs: 'sale-orders.read',
  summary: 'El pedido en PDF',
  output: saleOrderPrintOutput,
  spends: 'pdf',
  async handle({ strapi, actor, params, ctx }) {
    const order = await showOrder(strapi, actor, params.id ?? '');
    const bytes = await printOrder(order);
    ctx.set(fileHeaders({ name: `${order.folio}.pdf`, mime: 'application/pdf' }));
    return bytes;
  },
});
