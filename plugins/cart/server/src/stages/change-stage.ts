import { inTransaction, move, refuse, service, type Actor, type Core, type Tx } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { PlacedOrder } from '@mayorista/sales/contract';
import { cartMachine, isCartStage } from '../carts/cart.machine';
import { ownerOf, ownCart, releaseStock, reopen, reserveStock, type Cart } from '../carts/cart.service';
import { changeCart, linesOf, lockOpenCart, type CartRow } from '../carts/cart.store';
import { findLastOrdered } from './last-ordered';

export interface StageAnswer {
  readonly cart: Cart;
  readonly order: PlacedOrder | null;
}

/** Moves the person's cart to a stage; the last one places the order (design 5, Cart stages). */
export async function changeStage(strapi: Core.Strapi, actor: Actor, to: string, locale: string, cartId?: number): Promise<StageAnswer> {
  if (!isCartStage(to)) return refuse('not_an_option', 'cartStage');
  if (to === 'ordered' && cartId !== undefined) {
    const again = await findLastOrdered(strapi, ownerOf(actor), cartId);
    if (again !== null) return { cart: await ownCart(strapi, actor, cartId, locale), order: again };
  }
  const { id, order } = await inTransaction(strapi, async (tx) => {
    const cart = await lockOpenCart(tx, ownerOf(actor), 'MXN');
    return { id: cart.id, order: cart.stage === to ? null : await moveCart(tx, actor, cart, to) };
  });
  return { cart: await ownCart(strapi, actor, id, locale), order };
}

async function moveCart(tx: Tx, actor: Actor, cart: CartRow, to: Parameters<typeof move>[1]['to'] & CartRow['stage']): Promise<PlacedOrder | null> {
  let order: PlacedOrder | null = null;
  const lines = await linesOf(tx.trx, cart.id);
  await move(tx, {
    machine: cartMachine,
    modelType: 'carts',
    modelId: cart.id,
    from: cart.stage,
    to,
    subject: { lineCount: lines.length, invalidCount: 0, hasDelivery: cart.delivery_type !== null, hasPayment: cart.payment_method !== null },
    actor,
    apply: async (effect) => {
      if (effect === 'reserveStock') await reserveStock(tx, cart);
      if (effect === 'releaseStock') await releaseStock(tx, cart);
      if (effect === 'reopen') return reopen(tx, cart);
      if (effect === 'placeOrder') order = await place(tx, actor, cart);
      await changeCart(tx, cart.id, order === null ? { stage: to } : { stage: to, sale_order_id: (order as PlacedOrder).id, open_key: null, reservation_expires_at: null, ordered_at: new Date() });
    },
  });
  return order;
}

async function place(tx: Tx, actor: Actor, cart: CartRow): Promise<PlacedOrder> {
  const lines = (await linesOf(tx.trx, cart.id)).map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
  if (cart.delivery_branch_id === null) return refuse('delivery_missing', 'delivery');
  return service(tx.strapi, 'sales.orders').place(tx, {
    source: { type: 'cart', id: String(cart.id) },
    actor,
    currency: cart.currency,
    branchId: cart.delivery_branch_id,
    deliveryType: 'branch_pickup',
    paymentMethod: 'bank_transfer',
    lines,
  });
}
