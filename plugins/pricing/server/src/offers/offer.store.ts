import type { Knex } from 'knex';
import { insertRow, insertRows, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

export type OfferKind = 'promo' | 'aaa' | 'peso_fuerte';

export interface OfferRow {
  readonly product_id: number;
  readonly kind: OfferKind;
  readonly discount: string | number | null;
  readonly exchange_rate: string | number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly expires: boolean | number;
  readonly set_by: string | null;
}

export interface TierRow {
  readonly product_id: number;
  readonly min_quantity: number;
  readonly discount: string | number;
}

export const offersOf = (knex: Knex, productIds: readonly number[]): Promise<OfferRow[]> =>
  knex(tables.offer).whereIn('product_id', [...productIds]) as unknown as Promise<OfferRow[]>;

export const tiersOf = (knex: Knex, productId: number): Promise<TierRow[]> =>
  knex(tables.volumeTier).where({ product_id: productId }).orderBy('min_quantity') as unknown as Promise<TierRow[]>;

/** The offer of a kind is this one now; null: there is none. */
export async function replaceOffer(
  tx: Tx,
  productId: number,
  kind: OfferKind,
  offer: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  await tx.trx(tables.offer).where({ product_id: productId, kind }).delete();
  if (offer !== null) await insertRow(tx, tables.offer, { product_id: productId, kind, ...offer });
}

export async function replaceTiers(
  tx: Tx,
  productId: number,
  tiers: readonly { min_quantity: number; discount: string }[],
): Promise<void> {
  await tx.trx(tables.volumeTier).where({ product_id: productId }).delete();
  await insertRows(
    tx,
    tables.volumeTier,
    tiers.map((tier) => ({ product_id: productId, ...tier })),
  );
}
