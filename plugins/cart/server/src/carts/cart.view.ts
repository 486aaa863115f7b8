import { STOCKED_PRODUCT_TYPE } from '@mayorista/config';
import { decimal, roundToCents, service, type Core, type Currency, say } from '@mayorista/kernel';
import '@mayorista/listings/contract';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import '@mayorista/pricing/contract';
import '@mayorista/sales/contract';
import type { Price } from '@mayorista/pricing/contract';
import { isMarkedUp, toCompanyPrice } from '@mayorista/pricing/shared';
import type { PricedLine } from '@mayorista/sales/contract';
import type { CartViewer } from './cart-viewer';
import { cartMachine } from './cart.machine';
import { discountOf } from './cart.parts';
import { sumUp } from './cart.totals';
import { countdown, deliveryView, discountView, sumsView } from './checkout.view';
import { linePromises, type LinePromise } from './promises';
import type { CartRow, LineRow } from './cart.store';
import { ownPrices } from './own-prices';
import { isRefurbished } from './refurbished';
import { refurbishedLines, type RefurbishedLine } from './refurbished-lines';

type Card = Readonly<Record<string, unknown>>;

/** Of what other plugins know of a product, what a line needs. */
export const shownOfProducts = ['price', 'stock', 'nom'];

/** A cart as its owner sees it: today's prices, what is available, and totals (spec storefront 3, Cart). */
export async function cartView(
  strapi: Core.Strapi,
  { actor, locale }: CartViewer,
  cart: CartRow,
  lines: readonly LineRow[],
) {
  const { details, charged } = await pricedDetails(strapi, { actor, locale }, cart, lines);
  return withDetails(strapi, cart, details, charged);
}

/** Prices a cart's lines as its owner sees them, which is most of the work of showing it. */
async function pricedDetails(
  strapi: Core.Strapi,
  { actor, locale }: CartViewer,
  cart: CartRow,
  lines: readonly LineRow[],
) {
  const { currency } = cart;
  const ids = lines.map((line) => line.product_id);
  const cards = new Map(
    (await service(strapi, 'listings.cards').of(ids, { actor, currency, only: shownOfProducts }, locale)).map(
      (card) => [card.id as number, card],
    ),
  );
  const { kind } = await service(strapi, 'companies.audiences').of(actor);
  const isBuyer = kind === 'buyer' || kind === 'secondary';
  const available = await service(strapi, 'inventory.stock').available(ids, cart.delivery_branch_id);
  // What an order promises stands in the order: the pieces are taken, and a promise made anew would tell of others.
  const promises =
    isBuyer && cart.stage !== 'ordered'
      ? await linePromises(strapi, { actor, locale }, cart, lines)
      : new Map<number, LinePromise>();
  const refurbished = await refurbishedLines(strapi, { actor, locale }, lines);
  const prices = await ownPrices(strapi, { actor, locale }, cart, { lines, refurbished, ofAll: kind === 'secondary' });
  const details = lines.map((line) => {
    const card = cards.get(line.product_id);
    const { promised_on = null, parts = [] } = promises.get(line.id) ?? {};
    const more = { promised_on, supply: parts, special_discount: discountView(discountOf(line)) };
    const price = prices.get(line.id);
    if (isRefurbished(line))
      return { ...refurbishedDetail(line, card, cart, { ...refurbished.get(line.id), price }), ...more };
    // Who buys for no active company is told no price and no stock of what they once put into the cart.
    const free = isBuyer ? (available.get(line.product_id) ?? 0) : null;
    return { ...newDetail(line, card, cart, { free, price }), ...more };
  });
  return { details, charged: kind === 'secondary' ? chargedFor(lines, prices) : null };
}

/** What the company pays for lines that a secondary user is shown with its mark-up; null where nothing is marked up. */
function chargedFor(lines: readonly LineRow[], prices: ReadonlyMap<number, Price>): readonly PricedLine[] | null {
  if (![...prices.values()].some(isMarkedUp)) return null;
  return lines.flatMap(({ id, quantity }) => {
    const price = prices.get(id);
    return price === undefined ? [] : [{ quantity, unitPrice: toCompanyPrice(price).unitPrice }];
  });
}

/** Shows a cart with lines that are priced already; `charged`, what the company pays for them where its buyer is shown a mark-up. */
export async function withDetails(
  strapi: Core.Strapi,
  cart: CartRow,
  details: Awaited<ReturnType<typeof pricedDetails>>['details'],
  charged: readonly PricedLine[] | null,
) {
  const priced = details.map(({ quantity, unit_price: unitPrice }) => ({ quantity, unitPrice }));
  const sums = await sumUp(strapi, cart, priced, charged ?? priced);
  return {
    id: cart.id,
    stage: cart.stage,
    stage_translation: say(cartMachine.labels[cart.stage]),
    currency: cart.currency,
    cart_details: details,
    invalid_details: details.filter(({ is_valid }) => !is_valid).map(({ id, product_id }) => ({ id, product_id })),
    total_pieces: details.reduce((sum, { quantity }) => sum + quantity, 0),
    ...sumsView(sums, cart),
    is_paid_by_company: charged !== null,
    delivery: await deliveryView(strapi, cart),
    order_type: cart.order_type ?? 'normal',
    cfdi_use: cart.cfdi_use,
    purchase_order_number: cart.purchase_order_number,
    comments: cart.comments,
    special_discount: discountView(discountOf(cart)),
    version: cart.version ?? 0,
    ...countdown(cart),
    sale_order_id: cart.sale_order_id,
  };
}

/** While the cart holds its pieces they are its own, although nobody else can have them. */
const heldFor = ({ reservation_expires_at: heldUntil }: CartRow, { quantity }: LineRow): number =>
  heldUntil === null ? 0 : quantity;

/** Services have none, and so cannot run short. */
const hasPieces = (card: Card | undefined): boolean => card?.product_type === STOCKED_PRODUCT_TYPE;

interface NewPieces {
  /** Null to who buys for no active company. */
  readonly free: number | null;
  /** Where the line reaches a volume tier. */
  readonly price: Price | undefined;
}

const noGrade = { auction_type: null, auction_name: null, auction_branches: null };

function newDetail(line: LineRow, card: Card | undefined, cart: CartRow, { free, price }: NewPieces) {
  // A secondary user's card tells no price of the distributor, and neither does their cart.
  const {
    calculated_list_price: list = null,
    calculated_distributor_price: own = null,
    secondary_user_price: theirs,
  } = card ?? {};
  return {
    ...detailView(line, card, cart.currency, price?.final ?? String(theirs ?? own ?? '0.00')),
    ...noGrade,
    calculated_list_price: list,
    calculated_distributor_price: own === null ? null : (price?.distributor ?? own),
    available: availableOf(line, card, cart, free),
    is_valid: card !== undefined && free !== null,
  };
}

const availableOf = (line: LineRow, card: Card | undefined, cart: CartRow, free: number | null): number | null =>
  free !== null && hasPieces(card) ? free + heldFor(cart, line) : null;

/** Refurbished pieces have their grade's price, and are only where they are. */
function refurbishedDetail(
  line: LineRow,
  card: Card | undefined,
  cart: CartRow,
  { name, price, branches = [] }: Partial<RefurbishedLine> & { readonly price: Price | undefined },
) {
  const branchId = cart.delivery_branch_id;
  const there = branches.filter((each) => branchId === null || each.branch_id === branchId);
  return {
    ...detailView(line, card, cart.currency, price?.final ?? '0.00'),
    auction_type: line.grade,
    auction_name: name ?? null,
    auction_branches: branches,
    calculated_list_price: price?.list ?? null,
    calculated_distributor_price: price?.distributor ?? null,
    available: there.reduce((sum, { quantity }) => sum + quantity, 0) + heldFor(cart, line),
    is_valid: card !== undefined && price !== undefined,
  };
}

const detailView = (line: LineRow, card: Card | undefined, currency: Currency, price: string) => ({
  id: line.id,
  product_id: line.product_id,
  quantity: line.quantity,
  product: card ?? null,
  currency,
  unit_price: price,
  subtotal: roundToCents(decimal(price).times(line.quantity)),
});
