import { amendRecord, forUpdate, readInSlices, type Actor, type Json, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { ProductFacts, SatKeys } from '../../../contract';
import { defaultLocale, NEW_PIECE_WARRANTY_MONTHS } from '@mayorista/config';
import { readCardSources, type CardSource } from '../cards/card-source.store';
import { tables } from '../uids';
import { normaliseProduct } from './writing/normalise-product';
import { productRecord } from './product.record';

/** How products are classified, by id; products that do not exist are left out. */
export async function factsOf(knex: Knex, ids: readonly number[]): Promise<Map<number, ProductFacts>> {
  const rows = await readInSlices(ids, (some) => readCardSources(knex, some));
  return new Map(rows.map((row) => [row.id, factsOfRow(row)]));
}

/** Changes what a product is classified by, with its checks, audit and event. Throws NotFoundError, or ValidationError on the product's fields. */
export async function reclassify(tx: Tx, actor: Actor, id: number, change: Json): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const request = { strapi: tx.strapi, actor, locale: 'es' };
  await amendRecord(
    productRecord,
    request,
    { id: String(id), expected: null },
    { input: normaliseProduct(change), files: [] },
  );
}

const factsOfRow = (row: CardSource): ProductFacts => ({
  id: row.id,
  sku: row.sku,
  model: row.model,
  name: row.name,
  stage_id: row.stage_id,
  stage: row.stage_name,
  product_flow_type: text(row.product_flow_type),
  discount_type: text(row.discount_type),
  forecast: Number(row.forecast ?? 0),
});

/** The tax authority's keys of products, by id: what they are, and what they are counted in. */
export async function satKeysOf(knex: Knex, ids: readonly number[]): Promise<Map<number, SatKeys>> {
  const rows = (await knex(tables.product)
    .whereIn('id', [...new Set(ids)])
    .select('id', 'sat_key', 'sat_unit')) as { id: number; sat_key: string | null; sat_unit: string | null }[];
  return new Map(rows.map(({ id, sat_key: key, sat_unit: unit }) => [id, { key: key || null, unit: unit || null }]));
}

/** Months that a new piece is covered: what its product says, else the house's own. Its page and its orders say the same. */
export const warrantyMonthsOfNew = (own: number | null): number => own ?? NEW_PIECE_WARRANTY_MONTHS;

/** Months that new pieces are covered, by product id; products that do not exist are left out. */
export async function warrantyMonthsOf(knex: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await readInSlices([...new Set(ids)], async (some) => {
    const found = await knex(tables.product).whereIn('id', some).select('id', 'guarantee');
    return found as { id: number; guarantee: number | null }[];
  });
  return new Map(rows.map(({ id, guarantee }) => [id, warrantyMonthsOfNew(guarantee)]));
}

/** Locks a product, by its row in the house's language, until the transaction ends; tells whether there is one. */
export const lockProduct = async (tx: Tx, id: number): Promise<boolean> =>
  (await forUpdate(tx, tx.trx(tables.product).where({ id, locale: defaultLocale })).first('id')) !== undefined;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
