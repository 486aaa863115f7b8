import { knexOf, type Core } from '@mayorista/kernel';
import type { PlacedOrder } from '@mayorista/sales/contract';
import { findOwnCart } from '../carts/cart.store';

/** The order a cart of the person already became: sending the last step twice answers it again. */
export async function findLastOrdered(strapi: Core.Strapi, userId: number, cartId: number): Promise<PlacedOrder | null> {
  const cart = await findOwnCart(knexOf(strapi), userId, cartId);
  if (cart?.stage !== 'ordered' || cart.sale_order_id === null) return null;
  const order = (await knexOf(strapi)('sale_orders').where({ id: cart.sale_order_id }).first('id', 'folio')) as { id: number; folio: string } | undefined;
  return order === undefined ? null : { ...order, isNew: false };
}
