import {
  getKnex,
  inTransaction,
  move,
  NotFoundError,
  reject,
  service,
  ValidationError,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { PlacedOrder } from '@mayorista/sales/contract';
import type { CartStage } from '../../../contract';
import { cartMachine, isCartStage } from '../carts/cart.machine';
import { discountOf, hasAddress, paymentsOf, supplyOf, toDelivery } from '../carts/cart.parts';
import {
  assertSeen,
  openCart,
  ownerOf,
  ownCart,
  refuseUnlessBuyer,
  releaseStock,
  rememberShown,
  reopen,
  reserveStock,
  type Cart,
} from '../carts/cart.service';
import {
  changeCart,
  findOpenCart,
  findOwnCart,
  linesOf,
  lockOwnCart,
  type CartRow,
  type LineRow,
} from '../carts/cart.store';
import { refuseFromList } from '../checkout/require-stage';
import { changesSince, shippingChange, type Change, type Seen } from './judge-again.rules';

export interface StageAnswer {
  readonly cart: Cart;
  readonly order: PlacedOrder | null;
  /** What is another than the buyer was shown before. */
  readonly changes: readonly Change[];
}

export interface StageWish {
  readonly to: string;
  /** The open cart when it is not named. */
  readonly cartId?: number | undefined;
  readonly locale: string;
  /** The version that the caller read; null moves any. */
  readonly seenVersion?: string | null;
}

/** Moves the person's cart to a stage and judges price and stock again; the last stage places the order (design 5, Cart stages). */
export async function changeStage(strapi: Core.Strapi, actor: Actor, wish: StageWish): Promise<StageAnswer> {
  const { to, locale } = wish;
  if (!isCartStage(to)) return reject('not_an_option', 'cartStage');
  try {
    const { cart, order } = await inTransaction(strapi, (tx) => moveTo(tx, actor, wish, to));
    const view = await ownCart(strapi, actor, cart.id, locale);
    const changes = cart.stage === 'ordered' || to === 'ordered' ? [] : await judgeAgain(strapi, cart, view, to);
    return { cart: view, order, changes };
  } catch (error) {
    if (error instanceof ValidationError && to !== 'open') throw await withChanges(strapi, actor, wish, error);
    throw error;
  }
}

async function moveTo(
  tx: Tx,
  actor: Actor,
  { cartId, seenVersion = null }: StageWish,
  to: CartStage,
): Promise<{ cart: CartRow; order: PlacedOrder | null }> {
  const cart = await cartToMove(tx, actor, cartId);
  if (cart.stage === 'ordered') {
    const order = await orderOf(tx, cart);
    if (to !== 'ordered') reject('cart_ordered', 'cartStage', { folio: order.folio });
    return { cart, order };
  }
  refuseFromList(cart, to);
  assertSeen(cart, seenVersion);
  return { cart, order: cart.stage === to ? null : await moveCart(tx, actor, cart, to) };
}

/** Compares the cart with what its buyer was shown, and remembers what they are being shown now. */
async function judgeAgain(strapi: Core.Strapi, before: CartRow, view: Cart, to: CartStage): Promise<Change[]> {
  const seen = parseSeen(before);
  await rememberShown(strapi, view);
  // Going back to the list lets delivery and its cost go: that is no news.
  return [...changesSince(seen, view), ...(to === 'open' ? [] : shippingChange(seen, view))];
}

/** A refusal with what changed meanwhile, which is the reason for most of them; the cart is where it was. */
async function withChanges(
  strapi: Core.Strapi,
  actor: Actor,
  { cartId, locale }: StageWish,
  refusal: ValidationError,
): Promise<ValidationError> {
  const [knex, owner] = [getKnex(strapi), ownerOf(actor)];
  const row = await (cartId === undefined ? findOpenCart(knex, owner) : findOwnCart(knex, owner, cartId));
  if (row === undefined) return refusal;
  const view = await ownCart(strapi, actor, row.id, locale);
  const changes = await judgeAgain(strapi, row, view, row.stage);
  return new ValidationError(refusal.refusals, { ...refusal.extra, changes });
}

const parseSeen = ({ seen }: CartRow): Seen | null => (seen === null ? null : (JSON.parse(seen) as Seen));

/** The cart meant: the one named, which may be ordered already, else the open one. */
async function cartToMove(tx: Tx, actor: Actor, cartId: number | undefined): Promise<CartRow> {
  if (cartId === undefined) return openCart(tx, actor);
  const cart = await lockOwnCart(tx, ownerOf(actor), cartId);
  if (cart === undefined) throw new NotFoundError();
  return cart;
}

/** Sending the last step twice answers the first order again. */
async function orderOf(tx: Tx, cart: CartRow): Promise<PlacedOrder> {
  const { sale_order_id: id } = cart;
  const order = id === null ? null : await service(tx.strapi, 'sales.orders').buyerOf(tx.trx, id);
  if (id === null || order === null) throw new Error(`Cart ${cart.id} is ordered but has no order`);
  return { id, folio: order.folio, isNew: false };
}

async function moveCart(tx: Tx, actor: Actor, cart: CartRow, to: CartStage): Promise<PlacedOrder | null> {
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
      hasAddress: hasAddress(cart),
      hasPayment: cart.payment_method !== null,
    },
    actor,
    apply: async (effect) => {
      if (effect === 'reserveStock') await reserveStock(tx, actor, cart);
      if (effect === 'releaseStock') await releaseStock(tx, cart);
      if (effect === 'reopen') return reopen(tx, cart);
      if (effect === 'placeOrder') order = await place(tx, actor, cart, lines);
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

async function place(tx: Tx, actor: Actor, cart: CartRow, rows: readonly LineRow[]): Promise<PlacedOrder> {
  const delivery = toDelivery(cart);
  if (delivery === null) return reject('delivery_missing', 'delivery');
  const seen = parseSeen(cart);
  return service(tx.strapi, 'sales.orders').place(tx, {
    source: { type: 'cart', id: String(cart.id) },
    actor,
    currency: cart.currency,
    lines: rows.map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
      grade: line.grade,
      discount: discountOf(line),
    })),
    delivery,
    supply: supplyOf(cart),
    payments: paymentsOf(cart),
    orderType: cart.order_type ?? 'normal',
    cfdiUse: cart.cfdi_use,
    extra: { purchaseOrderNumber: cart.purchase_order_number, comments: cart.comments },
    discount: discountOf(cart),
    shippingWaivedBy: cart.is_shipping_waived ? cart.shipping_waived_by : null,
    ...shownPrices(
      seen,
      rows.map(({ id }) => id),
    ),
  });
}

/** The prices that the buyer confirms; none where a line was never shown. */
function shownPrices(seen: Seen | null, lineIds: readonly number[]): { shownPrices?: readonly string[] } {
  const shown = lineIds.flatMap((id) => seen?.lines[String(id)]?.unit_price ?? []);
  return shown.length === lineIds.length ? { shownPrices: shown } : {};
}
