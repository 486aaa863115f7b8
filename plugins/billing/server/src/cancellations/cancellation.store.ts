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
  readonly code: string | null;
  readonly sat_status: string | null;
  readonly sent_at: Date | string | number | null;
  readonly in_process_at: Date | string | number | null;
  readonly acknowledgement_id: number | null;
}

export const findCancellation = (knex: Knex, id: number): Promise<CancellationRow | undefined> =>
  knex(tables.cancellation).where({ id }).first() as unknown as Promise<CancellationRow | undefined>;

export async function lockCancellation(tx: Tx, id: number): Promise<CancellationRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.cancellation).where({ id }))) as unknown as CancellationRow[];
  return row;
}

/** The facts that a request gained since it was opened. */
interface Answered {
  readonly answer?: string;
  readonly code?: string;
  readonly sat_status?: string;
  readonly sent_at?: Date;
  readonly answered_at?: Date;
  readonly asked_at?: Date;
  readonly in_process_at?: Date;
  readonly acknowledgement_id?: number;
}

/** Writes what the tax authority said, and when. */
export async function writeAnswer(tx: Tx, id: number, columns: Answered): Promise<void> {
  await tx
    .trx(tables.cancellation)
    .where({ id })
    .update({ ...columns, updated_at: now() });
}

/** Lists the requests that the tax authority has, and those that were answered by nothing that is understood. */
export async function waitingIds(knex: Knex): Promise<{ readonly sent: number[]; readonly unclear: number[] }> {
  const ids = async (rows: Knex.QueryBuilder): Promise<number[]> =>
    ((await rows.orderBy('id').limit(500).select('id')) as { id: number }[]).map(({ id }) => id);
  return {
    sent: await ids(knex(tables.cancellation).where({ state: 'sent' })),
    unclear: await ids(knex(tables.cancellation).where({ state: 'requested' }).whereNotNull('code')),
  };
}

/** Finds the latest request to cancel a document. */
export const findLatest = (knex: Knex, invoiceId: number): Promise<CancellationRow | undefined> =>
  knex(tables.cancellation).where({ invoice_id: invoiceId }).orderBy('id', 'desc').first() as unknown as Promise<
    CancellationRow | undefined
  >;

/** Tells whether an earlier request for the same document was refused by its receiver: the authority goes on saying so. */
export const wasRefusedBefore = async (knex: Knex, row: CancellationRow): Promise<boolean> =>
  (await knex(tables.cancellation)
    .where({ invoice_id: row.invoice_id, state: 'rejected' })
    .where('id', '<', row.id)
    .where('sat_status', 'like', '%echazada%')
    .first('id')) !== undefined;
