import { forUpdate, now, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CancellationReason } from '../../../shared/terms';
import { tables } from '../uids';

/** A request with the document it would cancel. */
export interface CancellationRow {
  readonly id: number;
  readonly state: 'requested' | 'sent' | 'accepted' | 'rejected';
  readonly invoice_id: number;
  readonly reason: CancellationReason;
  readonly substitute_uuid: string | null;
}

export const findCancellation = (knex: Knex, id: number): Promise<CancellationRow | undefined> =>
  knex(tables.cancellation).where({ id }).first() as unknown as Promise<CancellationRow | undefined>;

export async function lockCancellation(tx: Tx, id: number): Promise<CancellationRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.cancellation).where({ id }))) as unknown as CancellationRow[];
  return row;
}

/** Writes what the tax authority said, and when. */
export async function writeAnswer(
  tx: Tx,
  id: number,
  columns: { readonly answer?: string; readonly sent_at?: Date; readonly answered_at?: Date },
): Promise<void> {
  await tx
    .trx(tables.cancellation)
    .where({ id })
    .update({ ...columns, updated_at: now() });
}

/** Lists the requests that wait for an answer. */
export const waitingIds = async (knex: Knex): Promise<number[]> =>
  (
    (await knex(tables.cancellation).where({ state: 'sent' }).orderBy('id').limit(500).select('id')) as { id: number }[]
  ).map(({ id }) => id);
