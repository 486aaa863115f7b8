import { z } from 'zod';
import {
  largestId,
  typedNumber,
  defineRoute,
  getKnex,
  reject,
  service,
  throwIfAny,
  unpagedList,
  type Core,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import '@mayorista/sales/contract';
import { answer } from '../carts/cart.fields';
import { unpaid } from '../carts/cart.parts';
import { changing, currentRow, releaseStock } from '../carts/cart.service';
import { changeCart, linesOf, type CartRow } from '../carts/cart.store';
import { cartSaleOrderTypeOutput, cartSaleOrderTypeListOutput } from './order-type.answer';

const needs = 'carts.write';
const typeInput = z.strictObject({
  sale_order_type_id: typedNumber(
    z.number({ error: 'not_a_number' }).int('invalid').positive('invalid').max(largestId),
  ),
});

/** Reads the kinds of orders, each with the products of a cart that do not fit into it. */
const typesFor = async (strapi: Core.Strapi, knex: Knex, cart: CartRow) =>
  service(strapi, 'sales.orders').orderTypes((await linesOf(knex, cart.id)).map((line) => line.product_id));

/** Kinds of orders; one of the electronic wallet holds only products that allow it (spec storefront 7, Cart). */
export const orderTypeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/cart-sale-order-types',
    noun: 'cart-sale-order-types',
    action: 'find',
    needs,
    summary: 'Tipos de pedido, y qué productos del carrito no caben en cada uno',
    output: cartSaleOrderTypeListOutput,
    async handle({ strapi, actor }) {
      const cart = await currentRow(strapi, actor);
      const types = await typesFor(strapi, getKnex(strapi), cart);
      return unpagedList(
        types.map(({ id, key, name, refusedProductIds }) => ({
          id,
          key,
          name,
          is_selected: (cart.order_type ?? 'normal') === key,
          is_available: refusedProductIds.length === 0,
          refused_product_ids: refusedProductIds,
        })),
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-sale-order-types',
    noun: 'cart-sale-order-types',
    action: 'create',
    needs,
    summary: 'Elegir el tipo de pedido',
    isRepeatable: true,
    input: typeInput,
    output: cartSaleOrderTypeOutput,
    async handle({ strapi, actor, locale, input: { sale_order_type_id: id } }) {
      return answer(
        await changing(strapi, { actor, locale }, async (tx, cart) => {
          const types = await typesFor(strapi, tx.trx, cart);
          const type = types.find((each) => each.id === id) ?? reject('not_found', 'sale_order_type_id');
          throwIfAny(
            type.refusedProductIds.map((product) => ({ code: 'not_for_wallet', field: `products.${product}` })),
          );
          if (cart.order_type === type.key) return;
          // Another type is paid otherwise: the payment is chosen again, and what was held is let go until then.
          const isPaying = cart.stage === 'payment_method' || cart.stage === 'confirmation';
          if (isPaying) await releaseStock(tx, cart);
          await changeCart(tx, cart.id, {
            order_type: type.key,
            ...unpaid,
            ...(isPaying ? { stage: 'shipping_method' } : {}),
          });
        }),
      );
    },
  }),
];
