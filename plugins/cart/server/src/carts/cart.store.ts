import { forUpdate, insertRow, now, onConflictIgnore, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Grade, SupplySource } from '@mayorista/inventory/contract';
import type { OrderTypeKey } from '@mayorista/sales/contract';
import type { DeliveryMethod } from '@mayorista/shipping/contract';
import type { CartStage } from '../../../contract';
import { tables } from '../uids';

export interface CartRow extends GrantedDiscount {
  readonly id: number;
  readonly user_id: number;
  readonly stage: CartStage;
  readonly currency: 'USD' | 'MXN';
  readonly delivery_type: DeliveryMethod | null;
  readonly delivery_branch_id: number | null;
  readonly delivery_office_id: number | null;
  readonly carrier_id: number | null;
  readonly carrier_collects: boolean | number | null;
  readonly tracking_number: string | null;
  readonly guide_file_id: number | null;
  readonly receiver_name: string | null;
  readonly receiver_telephone: string | null;
  /** JSON of a DeliveryAddress. */
  readonly delivery_address: string | null;
  readonly supply_source: SupplySource | null;
  readonly is_shipping_waived: boolean | number | null;
  readonly shipping_waived_by: string | null;
  /** The method, or 'mixed'; the parts stand in `payments`. */
  readonly payment_method: string | null;
  /** JSON of PaymentPart[]. */
  readonly payments: string | null;
  readonly order_type: OrderTypeKey | null;
  readonly cfdi_use: string | null;
  readonly purchase_order_number: string | null;
  readonly comments: string | null;
  /** What the buyer was last shown, as JSON: see stages/judge-again.rules.ts. */
  readonly seen: string | null;
  /** Grows with every change, so that tabs and devices notice each other's. */
  readonly version: number | null;
  readonly sale_order_id: number | null;
  readonly reservation_expires_at: Date | string | number | null;
}

/** A discount that an authorised person granted, on a cart or a line. */
export interface GrantedDiscount {
  readonly discount_percent: string | number | null;
  readonly discount_reason: string | null;
  readonly discount_authorised_by: string | null;
  readonly discount_authorised_by_id: number | null;
}

export interface LineRow extends GrantedDiscount {
  readonly id: number;
  readonly product_id: number;
  readonly grade: Grade;
  readonly quantity: number;
}

const openKey = (userId: number): string => `user:${userId}`;

/** The person's cart that is not ordered yet, locked; undefined where there is none. */
export async function lockKnownCart(tx: Tx, userId: number): Promise<CartRow | undefined> {
  const open = tx.trx(tables.cart).where({ open_key: openKey(userId) });
  const [row] = (await forUpdate(tx, open)) as unknown as CartRow[];
  return row;
}

/** The person's cart that is not ordered yet, locked; made when there is none. Two at once get the same one. */
export async function lockOpenCart(tx: Tx, userId: number, currency: () => Promise<string>): Promise<CartRow> {
  const key = openKey(userId);
  // Whoever waited for the lock of a cart that became an order in the meantime finds none: then it is a new cart's turn.
  for (let tries = 0; tries < 3; tries += 1) {
    const row = await lockKnownCart(tx, userId);
    if (row !== undefined) return row;
    const cart = { user_id: userId, open_key: key, stage: 'open', currency: await currency() };
    await onConflictIgnore(tx, tables.cart, 'open_key', cart);
  }
  throw new Error(`The open cart of user ${userId} vanished`);
}

/** One of the person's carts, ordered or not, locked. */
export async function lockOwnCart(tx: Tx, userId: number, id: number): Promise<CartRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.cart).where({ id, user_id: userId }))) as unknown as CartRow[];
  return row;
}

export const findOpenCart = (knex: Knex, userId: number): Promise<CartRow | undefined> =>
  knex(tables.cart)
    .where({ open_key: openKey(userId) })
    .first() as Promise<CartRow | undefined>;

/** One of the person's own carts, ordered ones included. */
export const findOwnCart = (knex: Knex, userId: number, id: number): Promise<CartRow | undefined> =>
  knex(tables.cart).where({ id, user_id: userId }).first() as Promise<CartRow | undefined>;

const discountColumns = [
  'discount_percent',
  'discount_reason',
  'discount_authorised_by',
  'discount_authorised_by_id',
] as const;

export const linesOf = (knex: Knex, cartId: number): Promise<LineRow[]> =>
  knex(tables.detail)
    .where({ cart_id: cartId })
    .orderBy('id')
    .select('id', 'product_id', 'grade', 'quantity', ...discountColumns) as unknown as Promise<LineRow[]>;

export async function changeCart(tx: Tx, id: number, change: Readonly<Record<string, unknown>>): Promise<void> {
  await tx
    .trx(tables.cart)
    .where({ id })
    .update({ ...change, version: tx.trx.raw('coalesce(version, 0) + 1'), updated_at: now() });
}

/** Remembers what the buyer was shown; no change of the cart, and so no new version. */
export const rememberSeen = (knex: Knex, id: number, seen: string): Promise<unknown> =>
  knex(tables.cart).where({ id }).update({ seen });

/** Pieces of a product that go into a cart: new ones unless a condition grade is named. */
export interface Wanted {
  readonly productId: number;
  readonly quantity: number;
  readonly grade?: Grade;
}

/** Adds pieces to the line of a product and grade, or opens it. */
export async function addPieces(
  tx: Tx,
  cartId: number,
  { productId, quantity, grade = 'Stock' }: Wanted,
): Promise<void> {
  const line = (await tx
    .trx(tables.detail)
    .where({ cart_id: cartId, product_id: productId, grade })
    .first('id', 'quantity')) as LineRow | undefined;
  if (line === undefined)
    await insertRow(tx, tables.detail, {
      cart_id: cartId,
      product_id: productId,
      grade,
      quantity,
      added_at: now(),
    });
  else
    await tx
      .trx(tables.detail)
      .where({ id: line.id })
      .update({ quantity: line.quantity + quantity, updated_at: now() });
}

/** Sets a line's pieces; false when the cart has no such line. */
export const setPieces = async (tx: Tx, cartId: number, lineId: number, quantity: number): Promise<boolean> =>
  (await tx.trx(tables.detail).where({ id: lineId, cart_id: cartId }).update({ quantity, updated_at: now() })) === 1;

export const removeLine = async (tx: Tx, cartId: number, lineId: number): Promise<boolean> =>
  (await tx.trx(tables.detail).where({ id: lineId, cart_id: cartId }).delete()) === 1;

export const removeLines = (tx: Tx, cartId: number): Promise<number> =>
  tx.trx(tables.detail).where({ cart_id: cartId }).delete();
