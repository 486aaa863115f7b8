import { inTransaction, move, NotFoundError, reject, service, type Actor, type Core, type Tx } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { PlacedOrder } from '@mayorista/sales/contract';
import { cartMachine, isCartStage } from '../carts/cart.machine';
import {
  openCart,
  ownerOf,
  ownCart,
  refuseUnlessBuyer,
  releaseStock,
  reopen,
  reserveStock,
  type Cart,
} from '../carts/cart.service';
import { changeCart, linesOf, lockOwnCart, type CartRow } from '../carts/cart.store';

export interface StageAnswer {
  readonly cart: Cart;
  readonly order: PlacedOrder | null;
}

export interface StageWish {
  readonly to: string;
  /** The open cart when it is not named. */
  readonly cartId?: number | undefined;
  readonly locale: string;
}

/** Moves the person's cart to a stage; the last one places the order (design 5, Cart stages). */
export async function changeStage(
  strapi: Core.Strapi,
  actor: Actor,
  { to, cartId, locale }: StageWish,
): Promise<StageAnswer> {
  if (!isCartStage(to)) return reject('not_an_option', 'cartStage');
  const { id, order } = await inTransaction(strapi, async (tx) => {
    const cart = await cartToMove(tx, actor, cartId);
    if (cart.stage === 'ordered') return { id: cart.id, order: await orderOf(tx, cart) };
    return { id: cart.id, order: cart.stage === to ? null : await moveCart(tx, actor, cart, to) };
  });
  return { cart: await ownCart(strapi, actor, id, locale), order };
}

/** The cart meant: the one named, which may be ordered already, else the open one. */
async function cartToMove(tx: Tx, actor: Actor, cartId: number | undefined): Promise<CartRow> {
  if (cartId === undefined) return openCart(tx, actor);
  const cart = await lockOwnCart(tx, ownerOf(actor), cartId);
  if (cart === undefined) throw new NotFoundError();
  return cart;
}

/** Sending the last step twice answers the first order again. */
async function orderOf(tx: Tx, cart: CartRow): Promise<PlacedOrder> {
  const order = (await tx.trx('sale_orders').where({ id: cart.sale_order_id }).first('id', 'folio')) as
    { id: number; folio: string } | undefined;
  if (order === undefined) throw new Error(`Cart ${cart.id} is ordered but has no order`);
  return { ...order, isNew: false };
}

async function moveCart(
  tx: Tx,
  actor: Actor,
  cart: CartRow,
  to: Parameters<typeof move>[1]['to'] & CartRow['stage'],
): Promise<PlacedOrder | null> {
  if (to !== 'open') await refuseUnlessBuyer(tx, actor);
  let order: PlacedOrder | null = null;
  const lines = await linesOf(tx.trx, cart.id);
  await move(tx, {
    machine: cartMachine,
    modelType: 'carts',
    modelId: cart.id,
    from: cart.stage,
    to,
    subject: {
      lineCount: lines.length,
      invalidCount: 0,
      hasDelivery: cart.delivery_type !== null,
      hasPayment: cart.payment_method !== null,
    },
    actor,
    apply: async (effect) => {
      if (effect === 'reserveStock') await reserveStock(tx, cart);
      if (effect === 'releaseStock') await releaseStock(tx, cart);
      if (effect === 'reopen') return reopen(tx, cart);
      if (effect === 'placeOrder') order = await place(tx, actor, cart);
      await changeCart(
        tx,
        cart.id,
        order === null
          ? { stage: to }
          : {
              stage: to,
              sale_order_id: (order as PlacedOrder).id,
              open_key: null,
              reservation_expires_at: null,
              ordered_at: new Date(),
            },
      );
    },
  });
  return order;
}

async function place(tx: Tx, actor: Actor, cart: CartRow): Promise<PlacedOrder> {
  const lines = (await linesOf(tx.trx, cart.id)).map(({ product_id, quantity, grade }) => ({
    productId: product_id,
    quantity,
    grade,
  }));
  if (cart.delivery_branch_id === null) return reject('delivery_missing', 'delivery');
  return service(tx.strapi, 'sales.orders').place(tx, {
    source: { type: 'cart', id: String(cart.id) },
    actor,
    currency: cart.currency,
    delivery: { method: 'branch_pickup', branchId: cart.delivery_branch_id },
    payments: [{ method: 'bank_transfer', amount: 'rest' }],
    lines,
  });
}
