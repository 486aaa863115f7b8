import { z } from 'zod';
import { defineRoute, formatMessage } from '@mayorista/kernel';
import type { BoughtLine, OrderContents } from '@mayorista/sales/contract';
import { changing } from '../carts/cart.service';
import { changesSinceOrder } from './order-changes.rules';
import { editOrder, reorder } from './fill-cart';
import { saleOrderReorderOutput, saleOrderEditOutput } from './past-order.answer';

const named = ({ id, folio }: OrderContents) => ({ id, folio });
const leftOutView = ({ productId: product_id, name, quantity }: BoughtLine) => ({
  product_id,
  quantity,
  text: `${name}: ${formatMessage('product_not_for_sale', {})}`,
});

/** Orders that go back to the cart: to be changed, or to be bought again (spec storefront 7, Sale orders). */
export const pastOrderRoutes = [
  defineRoute({
    method: 'GET',
    path: '/sale-orders/:id/edit',
    noun: 'sale-order-edits',
    action: 'edit',
    needs: 'sale-orders.cancel',
    summary: 'Regresar un pedido propio sin pagar al carrito, sin perder nada',
    output: saleOrderEditOutput,
    async handle({ strapi, actor, locale, params }) {
      const found: OrderContents[] = [];
      const cart = await changing(strapi, { actor, locale }, async (tx, open) => {
        found.push(await editOrder(tx, actor, open, params.id ?? ''));
      });
      const sale_order = found.map(named).at(-1);
      const changes = found.flatMap((order) => changesSinceOrder(order, cart));
      return { data: { ...cart, sale_order, changes, redirect_to: '/carts' }, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/sale-order-reorders',
    noun: 'sale-order-reorders',
    action: 'create',
    needs: 'carts.write',
    summary: 'Volver a pedir los productos de un pedido, con lo que cambió',
    input: z.strictObject({
      sale_order_legacy_id: z.union([z.string().trim().min(1, 'required').max(40), z.number().int()]),
    }),
    output: saleOrderReorderOutput,
    async handle({ strapi, actor, locale, input: { sale_order_legacy_id: legacyId } }) {
      const found: Awaited<ReturnType<typeof reorder>>[] = [];
      const cart = await changing(strapi, { actor, locale }, async (tx, open) => {
        found.push(await reorder(tx, actor, open, String(legacyId)));
      });
      const sale_order = found.map(({ order }) => named(order)).at(-1);
      const changes = found.flatMap(({ order }) => changesSinceOrder(order, cart));
      const left_out = found.flatMap(({ leftOut }) => leftOut.map(leftOutView));
      return { data: { ...cart, sale_order, changes, left_out, redirect_to: '/carts' }, meta: {} };
    },
  }),
];
