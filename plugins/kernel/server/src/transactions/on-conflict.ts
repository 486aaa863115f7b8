import { createId } from '@paralleldrive/cuid2';
import { now } from '../clock/clock';
import type { Tx } from './in-transaction';

/** Inserts a row unless its unique `column` (or columns together) is taken; returns the new id, or null. Never aborts the transaction. */
export async function onConflictIgnore(
  tx: Tx,
  table: string,
  column: string | readonly string[],
  row: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const at = now();
  const [inserted] = (await tx
    .trx(table)
    .insert({ document_id: createId(), created_at: at, updated_at: at, published_at: at, ...row })
    .onConflict([column].flat())
    .ignore()
    .returning('id')) as { id: number }[];
  return inserted?.id ?? null;
}
