import type { Tx } from './in-transaction';
import { withSystemColumns } from './insert-row';

/** Inserts a row unless its unique `column` (or columns together) is taken; returns the new id, or null. Never aborts the transaction. */
export async function onConflictIgnore(
  tx: Tx,
  table: string,
  column: string | readonly string[],
  row: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const [inserted] = (await tx
    .trx(table)
    .insert(withSystemColumns(row))
    .onConflict([column].flat())
    .ignore()
    .returning('id')) as { id: number }[];
  return inserted?.id ?? null;
}
