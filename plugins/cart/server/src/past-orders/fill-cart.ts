import { NotFoundError, service, ValidationError, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { BoughtLine, OrderContents } from '@mayorista/sales/contract';
import { largestQuantity } from '../carts/cart-limits.rules';
import { notSoldCodes, reopen } from '../carts/cart.service';
import { addPieces, changeCart, linesOf, type CartRow } from '../carts/cart.store';
import { tables } from '../uids';

/**
 * Takes the actor's own order apart and puts all of it into their cart: products beside those that are there, and what was chosen for it where the cart
 * was empty. The second time nothing happens. Throws ValidationError with every reason, NotFoundError.
 */
export async function editOrder(tx: Tx, actor: Actor, cart: CartRow, legacyId: string): Promise<OrderContents> {
  const order = await pastOrder(tx, actor, legacyId);
  // A colleague's order stays in the colleague's hands: its products would change their prices and their owner.
  if (order.userId !== actor.id) throw new NotFoundError();
  if (order.editedCartId !== null) return order;
  const isEmpty = (await linesOf(tx.trx, cart.id)).length === 0;
  await reopen(tx, cart);
  await service(tx.strapi, 'sales.past-orders').takeApart(tx, actor, order.id, cart.id);
  await addLines(tx, cart, order.lines);
  for (const line of order.lines) if (line.discount !== null) await restoreDiscount(tx, cart, line);
  if (isEmpty) await changeCart(tx, cart.id, { ...order.choices, currency: order.currency });
  return order;
}

/** Puts what is still sold of an order within the actor's reach into the cart. Returns it with the lines that were left out. */
export async function reorder(
  tx: Tx,
  actor: Actor,
  cart: CartRow,
  legacyId: string,
): Promise<{ readonly order: OrderContents; readonly leftOut: readonly BoughtLine[] }> {
  const order = await pastOrder(tx, actor, legacyId);
  const ids = order.lines.map(({ productId }) => productId);
  const closed = await notSoldCodes(tx.strapi, ids);
  const [leftOut, sold] = [
    order.lines.filter(({ productId }) => closed.has(productId)),
    order.lines.filter(({ productId }) => !closed.has(productId)),
  ];
  if (sold.length === 0) throw new ValidationError([{ code: 'order_not_sold' }]);
  await reopen(tx, cart);
  await addLines(tx, cart, sold);
  return { order, leftOut };
}

const pastOrder = (tx: Tx, actor: Actor, legacyId: string): Promise<OrderContents> =>
  service(tx.strapi, 'sales.past-orders').read({ strapi: tx.strapi, actor, tx }, legacyId);

async function addLines(tx: Tx, cart: CartRow, lines: readonly BoughtLine[]): Promise<void> {
  for (const { productId, quantity, grade } of lines) await addPieces(tx, cart.id, { productId, quantity, grade });
  if ((await linesOf(tx.trx, cart.id)).some(({ quantity }) => quantity > largestQuantity))
    throw new ValidationError([{ code: 'quantity_too_big', field: 'quantity', params: { max: largestQuantity } }]);
}

const restoreDiscount = (tx: Tx, cart: CartRow, { productId, grade, discount }: BoughtLine): Promise<number> =>
  tx.trx(tables.detail).where({ cart_id: cart.id, product_id: productId, grade }).whereNull('discount_percent').update({
    discount_percent: discount?.percent,
    discount_reason: discount?.reason,
    discount_authorised_by: discount?.authorisedBy,
    discount_authorised_by_id: discount?.authorisedById,
  });
