import { createId } from '@paralleldrive/cuid2';
import { slicesOf } from '../../../shared/slices';
import { now } from '../clock/clock';
import type { Tx } from './in-transaction';

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts a row of a content type by knex, with Strapi's own columns (documentId, timestamps), and returns its id. For rows that flows
 * write in large numbers (design 3).
 */
export async function insertRow(tx: Tx, table: string, row: Row): Promise<number> {
  const [inserted] = (await tx.trx(table).insert(withSystemColumns(row)).returning('id')) as { id: number }[];
  if (inserted === undefined) throw new Error(`Nothing was inserted into ${table}`);
  return inserted.id;
}

/** Inserts many rows, in batches below SQLite's limit of bound values. */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const perBatch = Math.max(1, Math.floor(900 / (Object.keys(rows[0] ?? {}).length + 4)));
  for (const some of slicesOf(rows, perBatch)) await tx.trx(table).insert(some.map(withSystemColumns));
}

/** Returns a row with Strapi's own columns. */
export function withSystemColumns(row: Row): Row {
  const at = now();
  return { document_id: createId(), created_at: at, updated_at: at, published_at: at, ...row };
}
