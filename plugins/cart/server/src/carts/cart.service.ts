import {
  addMinutes,
  inTransaction,
  getKnex,
  nowInstant,
  ConflictError,
  NotFoundError,
  ValidationError,
  service,
  UnauthenticatedError,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { CompanyProfile } from '@mayorista/companies/contract';
import { refusalToBuy } from '@mayorista/companies/shared';
import '@mayorista/inventory/contract';
import type { StockLine } from '@mayorista/inventory/contract';
import '@mayorista/people/contract';
import { preferredCurrency } from '@mayorista/people/shared';
import type { CartStage } from '../../../contract';
import { changeActing } from './acted-cart';
import type { CartViewer } from './cart-viewer';
import { largestQuantity } from './cart-limits.rules';
import { supplyOf, undelivered, unpaid } from './cart.parts';
import {
  addPieces,
  changeCart,
  findOpenCart,
  findOwnCart,
  linesOf,
  lockOpenCart,
  rememberSeen,
  removeLine,
  removeLines,
  setPieces,
  type CartRow,
  type LineRow,
  type Wanted,
} from './cart.store';
import { cartView, withDetails } from './cart.view';
import { seenOf } from '../stages/judge-again.rules';

export type Cart = Awaited<ReturnType<typeof cartView>>;

/** Minutes that pieces are held for whoever is paying (design 5, Stock). */
const reservationMinutes = 30;

export const ownerOf = (actor: Actor): number => {
  if (actor.kind !== 'person' || actor.id === null) throw new UnauthenticatedError();
  return actor.id;
};

/** Finds the person's cart with today's prices; an empty one when they have none. */
export const currentCart = async (strapi: Core.Strapi, actor: Actor, locale: string): Promise<Cart> =>
  view(strapi, actor, await currentRow(strapi, actor), locale);

/** Finds the person's cart as it is stored, without asking for a price; an empty one when they have none. */
export const currentRow = async (strapi: Core.Strapi, actor: Actor): Promise<CartRow> =>
  (await findOpenCart(getKnex(strapi), ownerOf(actor))) ?? (await inTransaction(strapi, (tx) => openCart(tx, actor)));

/** The person's open cart, locked; a new one is in the currency that the person or the company buys in. */
export const openCart = (tx: Tx, actor: Actor): Promise<CartRow> =>
  lockOpenCart(tx, ownerOf(actor), () => currencyOf(tx, actor));

export const ownCart = async (strapi: Core.Strapi, actor: Actor, id: number, locale: string): Promise<Cart> =>
  view(strapi, actor, await ownRow(strapi, actor, id), locale);

/** Finds a cart of the person's as it is stored. Throws NotFoundError for another's. */
export async function ownRow(strapi: Core.Strapi, actor: Actor, id: number): Promise<CartRow> {
  const cart = await findOwnCart(getKnex(strapi), ownerOf(actor), id);
  if (cart === undefined) throw new NotFoundError();
  return cart;
}

const view = async (strapi: Core.Strapi, actor: Actor, cart: CartRow, locale: string): Promise<Cart> =>
  cartView(strapi, { actor, locale }, cart, await linesOf(getKnex(strapi), cart.id));

/** Who changes a cart, and what they saw of it. */
export interface Changer {
  readonly actor: Actor;
  readonly locale: string;
  /** The version that the caller read (If-Match); any is changed without one. */
  readonly seenVersion?: string | null;
}

/**
 * Changes the person's open cart in one transaction and answers the cart as it is then. A change that was decided on the prices of a cart
 * (`priced`), and leaves them, shows them again.
 */
export async function changing(
  strapi: Core.Strapi,
  { actor, locale, seenVersion = null }: Changer,
  change: (tx: Tx, cart: CartRow) => Promise<void>,
  priced: Cart | null = null,
): Promise<Cart> {
  const changed = await inTransaction(strapi, async (tx) => {
    await refuseUnlessBuyer(tx, actor);
    const cart = await openCart(tx, actor);
    assertSeen(cart, seenVersion);
    await changeActing(tx, actor, cart, async () => {
      await change(tx, cart);
      await changeCart(tx, cart.id, {});
    });
    return changedFrom(tx, cart, priced);
  });
  return showChanged(strapi, { actor, locale }, changed);
}

/** A cart after a change, and its lines as they were priced before it; null where somebody changed it in between. */
interface ChangedCart {
  readonly row: CartRow;
  readonly details: Cart['cart_details'] | null;
}

/** Reads, in the transaction of a change, a cart as it is after it. */
export async function changedFrom(tx: Tx, before: CartRow, priced: Cart | null): Promise<ChangedCart> {
  const row = await findOwnCart(tx.trx, before.user_id, before.id);
  if (row === undefined) throw new Error(`Cart ${before.id} vanished`);
  // What the company pays for marked-up lines is not among what was shown.
  const isAsPriced = priced?.id === before.id && priced.version === (before.version ?? 0) && !priced.is_paid_by_company;
  return { row, details: isAsPriced ? priced.cart_details : null };
}

/** Shows a changed cart, and remembers what is shown. */
export async function showChanged(
  strapi: Core.Strapi,
  { actor, locale }: CartViewer,
  { row, details }: ChangedCart,
): Promise<Cart> {
  const cart = await (details === null ? view(strapi, actor, row, locale) : withDetails(strapi, row, details, null));
  await rememberShown(strapi, cart);
  return cart;
}

/** Throws ConflictError when the cart was changed, in another tab say, since the caller read it. */
export function assertSeen({ version }: CartRow, seenVersion: string | null): void {
  if (seenVersion !== null && seenVersion !== String(version ?? 0)) throw new ConflictError({ version: version ?? 0 });
}

/** Remembers what the buyer is being shown, to tell them later what has changed. */
export const rememberShown = (strapi: Core.Strapi, cart: Cart): Promise<unknown> =>
  rememberSeen(getKnex(strapi), cart.id, JSON.stringify(seenOf(cart)));

/** Refuses whoever does not buy for an active company: a cart would tell them prices and stock. */
export async function refuseUnlessBuyer(tx: Tx, actor: Actor): Promise<void> {
  const audience = await service(tx.strapi, 'companies.audiences').of(actor);
  if ('company' in audience) return;
  // Whoever may see no prices buys as little as the people of a deactivated company.
  throw new ValidationError([{ code: refusalToBuy(await companyOf(tx, actor)) ?? 'company_inactive' }]);
}

const companyOf = async (tx: Tx, { companyId }: Actor): Promise<CompanyProfile | null> =>
  companyId === null ? null : service(tx.strapi, 'companies.companies').find(companyId);

/** Adds products; outside the list of products it is refused with cart_not_in_open_stage (design 5). */
export async function addProducts(tx: Tx, cart: CartRow, wanted: readonly Wanted[]): Promise<void> {
  refuseUnlessOpen(cart);
  const refusals = await notSold(
    tx,
    wanted.map(({ productId }) => productId),
  );
  if (refusals.length > 0) throw new ValidationError(refusals);
  for (const each of wanted) await addPieces(tx, cart.id, each);
  const tooMany = (await linesOf(tx.trx, cart.id)).filter(({ quantity }) => quantity > largestQuantity);
  if (tooMany.length > 0)
    throw new ValidationError([{ code: 'quantity_too_big', field: 'quantity', params: { max: largestQuantity } }]);
}

export async function setQuantity(tx: Tx, cart: CartRow, lineId: number, quantity: number): Promise<void> {
  refuseUnlessOpen(cart);
  if (!(await setPieces(tx, cart.id, lineId, quantity))) throw new NotFoundError();
}

export async function removeProduct(tx: Tx, cart: CartRow, lineId: number): Promise<void> {
  refuseUnlessOpen(cart);
  if (!(await removeLine(tx, cart.id, lineId))) throw new NotFoundError();
}

/** Empties the cart and takes it back to the list of products. */
export async function emptyCart(tx: Tx, cart: CartRow): Promise<void> {
  await reopen(tx, cart);
  await removeLines(tx, cart.id);
}

/** Back to the list of products: lines stay, what was held, delivery and payment go. */
export async function reopen(tx: Tx, cart: CartRow): Promise<void> {
  await releaseStock(tx, cart);
  await changeCart(tx, cart.id, {
    stage: 'open' satisfies CartStage,
    ...undelivered,
    ...unpaid,
    reservation_expires_at: null,
  });
}

export async function releaseStock(tx: Tx, cart: CartRow): Promise<void> {
  await service(tx.strapi, 'inventory.stock').release(tx, holderOf(cart));
  await changeCart(tx, cart.id, { reservation_expires_at: null });
}

/** Holds the cart's pieces, in the branch or wherever they are to come from, while the person pays. */
export async function reserveStock(tx: Tx, actor: Actor, cart: CartRow): Promise<void> {
  const branchId = await sellingBranchIn(tx, actor, cart);
  if (branchId === null) throw new ValidationError([{ code: 'delivery_missing', field: 'delivery' }]);
  const expiresAt = new Date(addMinutes(nowInstant(), reservationMinutes));
  const lines = await linesOf(tx.trx, cart.id);
  const held = await piecesToHold(tx, cart, branchId, lines);
  await service(tx.strapi, 'inventory.stock').reserve(tx, holderOf(cart), held, expiresAt);
  await changeCart(tx, cart.id, { reservation_expires_at: expiresAt });
}

/** The branch that sells: of pick-up, else the buyer's own. */
async function sellingBranchIn(tx: Tx, actor: Actor, cart: CartRow): Promise<number | null> {
  if (cart.delivery_type === 'branch_pickup') return cart.delivery_branch_id;
  if (cart.delivery_type === null) return null;
  if (actor.branchId !== null) return actor.branchId;
  return (await companyOf(tx, actor))?.branchId ?? null;
}

/** What is held of each line: all of it, where other warehouses help; what waits for its arrival is held by nobody. */
async function piecesToHold(
  tx: Tx,
  cart: CartRow,
  branchId: number,
  lines: readonly LineRow[],
): Promise<readonly StockLine[]> {
  const wishes = lines.map(({ product_id, quantity, grade }) => ({ productId: product_id, quantity, grade }));
  const from = supplyOf(cart);
  // The branch must have all of it: whatever is missing, the reservation says line by line.
  if (from === 'branch') return wishes.map((wish) => ({ ...wish, branchId }));
  const plans = await service(tx.strapi, 'inventory.supply').planIn(tx, { wishes, branchId, from }, holderOf(cart));
  return wishes.flatMap((wish, at): StockLine[] => {
    const { parts = [], waiting = 0 } = plans[at] ?? {};
    const isAwaited = from === 'backorder' && wish.grade === 'Stock';
    if (waiting > 0 && !isAwaited) return [{ ...wish, branchId }];
    return parts.map((part) => ({ ...wish, branchId: part.branchId, quantity: part.quantity }));
  });
}

const holderOf = (cart: Pick<CartRow, 'id'>) => ({ type: 'cart', id: String(cart.id) });

function refuseUnlessOpen(cart: CartRow): void {
  if (cart.stage !== 'open')
    throw new ValidationError([{ code: 'cart_not_in_open_stage', field: 'cart_not_in_open_stage' }]);
}

async function notSold(tx: Tx, productIds: readonly number[]): Promise<FieldError[]> {
  const closed = await notSoldCodes(tx.strapi, productIds);
  return productIds.flatMap((id) => {
    const code = closed.get(id);
    return code === undefined ? [] : [{ code, field: productIds.length === 1 ? 'product_id' : `products.${id}` }];
  });
}

/**
 * Tells why which of these products cannot be bought: a refusal's code by product, in the open transaction where there is one; those that can
 * are left out.
 */
export const notSoldCodes = (
  strapi: Core.Strapi,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  service(strapi, 'catalogue.sales').refusals(productIds, 'product_not_for_sale');

async function currencyOf(tx: Tx, actor: Actor): Promise<'USD' | 'MXN'> {
  const person = actor.id === null ? null : await service(tx.strapi, 'people.users').find(actor.id);
  return preferredCurrency(person, await companyOf(tx, actor));
}
