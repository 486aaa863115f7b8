import {
  beginStamp,
  getKnex,
  sendJson,
  sendReady,
  service,
  stampedResponses,
  type Core,
  type RouteRequest,
  type StampedResponse,
} from '@mayorista/kernel';
import '@mayorista/listings/contract';
import { promiseEvents } from '@mayorista/inventory/events';
import type { CartViewer } from './cart-viewer';
import { answer } from './cart.fields';
import { discountOf } from './cart.parts';
import { currentRow } from './cart.service';
import { linesOf, type CartRow, type LineRow } from './cart.store';
import { cartView, shownOfProducts } from './cart.view';

/**
 * Sends the person's cart with today's prices. As long as it is being filled it is made once until it or something in it changes: the
 * store asks for it beside every page. Once delivery or payment are chosen, which tariffs and clocks decide about, it is made each time.
 */
export async function sendCurrentCart({ strapi, actor, locale, ctx }: RouteRequest): Promise<void> {
  const cart = await currentRow(strapi, actor);
  const lines = await linesOf(getKnex(strapi), cart.id);
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('Vary', 'Authorization, Accept-Language');
  if (!isBeingFilled(cart)) return sendJson(ctx, answer(await cartView(strapi, { actor, locale }, cart, lines)));
  const viewer = { actor, currency: cart.currency, only: shownOfProducts };
  // A cart is one person's alone; what of them decides prices and stock is the audience.
  const key = {
    audience: await service(strapi, 'listings.cards').audienceOf(viewer),
    locale,
    cart: shownOf(cart),
    lines: lines.map((line) => ({ ...line })),
  };
  sendReady(
    ctx,
    await stampedResponses(strapi).answer('cart', key, () => stampedCart(strapi, { actor, locale }, cart, lines)),
  );
}

const isBeingFilled = (cart: CartRow): boolean =>
  cart.stage === 'open' &&
  cart.delivery_type === null &&
  cart.payment_method === null &&
  cart.reservation_expires_at === null;

/** Everything that a cart which is being filled shows of its row. */
const shownOf = (cart: CartRow) => ({
  id: cart.id,
  version: cart.version ?? 0,
  currency: cart.currency,
  delivery_branch_id: cart.delivery_branch_id,
  order_type: cart.order_type,
  cfdi_use: cart.cfdi_use,
  purchase_order_number: cart.purchase_order_number,
  comments: cart.comments,
  discount: { ...discountOf(cart) },
});

async function stampedCart(
  strapi: Core.Strapi,
  viewer: CartViewer,
  cart: CartRow,
  lines: readonly LineRow[],
): Promise<StampedResponse> {
  const shown = beginStamp(strapi);
  const body = JSON.stringify(answer(await cartView(strapi, viewer, cart, lines)));
  return { body, ...shown.of({ keys: lines.map((line) => line.product_id), events: promiseEvents }) };
}
