import { slicesOf } from '../../../shared/slices';
import { now } from '../clock/clock';
import type { Tx } from './in-transaction';

/** Below the limit of bound values that some builds of SQLite have. */
const atOnce = 150;

interface Amounts {
  readonly id: number;
  readonly [column: string]: string | number | null;
}

/** Writes amounts (columns of numbers, the same for all) into rows by their ids, hundreds of rows with one statement. */
export async function setAmounts(tx: Tx, table: string, rows: readonly Amounts[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  for (const some of slicesOf(rows, atOnce)) {
    const valueOf = (column: string) =>
      tx.trx.raw(
        `case id ${some.map(() => 'when ? then cast(? as decimal(14, 4))').join(' ')} end`,
        some.flatMap((row) => [row.id, row[column] ?? null]) as number[],
      );
    const values = Object.fromEntries(columns.map((column) => [column, valueOf(column)]));
    await tx
      .trx(table)
      .whereIn(
        'id',
        some.map(({ id }) => id),
      )
      .update({ ...values, updated_at: now() });
  }
}
