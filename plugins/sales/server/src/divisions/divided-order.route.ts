import { defineRoute, getKnex, NotFoundError, roundToCents, service } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import '@mayorista/inventory/contract';
import type { OrderDivisionView } from '../../../contract';
import { isWanted } from '../../../order.states';
import { withPictures } from '../orders/line-pictures';
import { hidesCharged, linesAsSeen } from '../orders/order.amounts';
import { ordersOf } from '../orders/order.scope';
import { detailsOf, type OrderRow } from '../orders/order.store';
import { lineView } from '../orders/order.view';
import { divisionsOf } from './division.store';
import { saleOrderDividedSaleOrderOutput } from './divided-order.answer';

/** How an order is divided by warehouse, and what comes when (spec storefront 7, sale-order-divided-sale-orders). */
export const dividedOrderRoute = defineRoute({
  method: 'GET',
  path: '/sale-order-divided-sale-orders/:id',
  noun: 'sale-order-divided-sale-orders',
  action: 'findOne',
  needs: 'sale-orders.read',
  summary: 'Divisiones de un pedido por almacén',
  output: saleOrderDividedSaleOrderOutput,
  async handle({ strapi, actor, params: { id = '' } }) {
    const knex = getKnex(strapi);
    const order = /^\d{1,9}$/.test(id)
      ? ((await ordersOf(strapi, actor)
          .where({ id: Number(id) })
          .first()) as OrderRow | undefined)
      : undefined;
    if (order === undefined) throw new NotFoundError();
    const names = new Map((await service(strapi, 'inventory.branches').list()).map((each) => [each.id, each.name]));
    const details = linesAsSeen(order, await withPictures(strapi, await detailsOf(knex, order.id)), actor);
    const data = (await divisionsOf(knex, order.id)).map((division): OrderDivisionView => {
      const lines = details.filter((line) => line.division_id === division.id);
      const active = lines.filter(isWanted);
      const name = division.branch_id === null ? undefined : names.get(division.branch_id);
      return {
        id: division.id,
        folio: `${order.folio}-${division.number}`,
        warehouse: division.branch_id === null || name === undefined ? null : { id: division.branch_id, name },
        is_backorder: Boolean(division.is_backorder),
        promised_on: division.promised_on?.slice(0, 10) ?? null,
        delivery_from: division.delivery_from?.slice(0, 10) ?? null,
        delivery_to: division.delivery_to?.slice(0, 10) ?? null,
        quantity: active.reduce((sum, { quantity }) => sum + quantity, 0),
        subtotal: roundToCents(active.reduce((sum, { subtotal }) => sum.plus(subtotal), decimal(0))),
        details: lines.map((line) => lineView(line, names, hidesCharged(order, actor))),
      };
    });
    return { data: { id: order.id, folio: order.folio, divided_sale_orders: data }, meta: {} };
  },
});
