import { createId } from '@paralleldrive/cuid2';
import type { Knex } from 'knex';
import type { Batch } from './in-batch';

export type Row = Readonly<Record<string, unknown>>;

/** Bound values in one statement; SQLite takes 32,766, and its compound selects 500 rows. */
const VALUES_PER_STATEMENT = 8_000;
const ROWS_PER_STATEMENT = 400;

function* slices<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

const sliceSize = (row: Row | undefined) =>
  Math.max(1, Math.min(ROWS_PER_STATEMENT, Math.floor(VALUES_PER_STATEMENT / Object.keys(row ?? { one: 1 }).length)));

/** A new row with the columns that Strapi keeps; `documentId` is shared by the locales of a document. */
export function asDocument({ at }: Batch, row: Row, documentId: string = createId()): Row {
  return { document_id: documentId, created_at: at, updated_at: at, published_at: at, ...row };
}

/** Inserts rows in few statements; gives the columns asked for, of every row. */
export async function insertRows<T = unknown>(
  { trx }: Batch,
  table: string,
  rows: readonly Row[],
  returning: string[] = ['id'],
): Promise<T[]> {
  const inserted: T[] = [];
  for (const slice of slices(rows, sliceSize(rows[0])))
    inserted.push(...((await trx(table).insert(slice).returning(returning)) as T[]));
  return inserted;
}

export interface Upsert {
  table: string;
  /** Columns of a unique index. */
  key: string[];
  /** Columns that an existing row takes from the new one. */
  merge: string[];
  returning: string[];
}

/** Inserts rows, or changes the ones whose key exists, in few statements. All rows must have the same columns. */
export async function upsertRows<T>(
  { trx }: Batch,
  { table, key, merge, returning }: Upsert,
  rows: readonly Row[],
): Promise<T[]> {
  const written: T[] = [];
  for (const slice of slices(rows, sliceSize(rows[0]))) {
    written.push(...((await trx(table).insert(slice).onConflict(key).merge(merge).returning(returning)) as T[]));
  }
  return written;
}

/** Rows of a table whose `column` is one of `values`, whatever their number. */
export async function findIn<T>(
  query: () => Knex.QueryBuilder,
  column: string,
  values: readonly (string | number)[],
): Promise<T[]> {
  const found: T[] = [];
  for (const slice of slices(values, VALUES_PER_STATEMENT))
    found.push(...((await query().whereIn(column, slice)) as T[]));
  return found;
}

/** Removes the rows of a table whose `column` is one of `values`. */
export async function removeIn(
  { trx }: Batch,
  table: string,
  column: string,
  values: readonly (string | number)[],
): Promise<void> {
  for (const slice of slices(values, VALUES_PER_STATEMENT)) await trx(table).whereIn(column, slice).delete();
}
