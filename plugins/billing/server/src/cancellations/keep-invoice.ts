import { moveShaped, now, type FieldError, type MoveContext } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { invoice } from '../../../shared/invoice.shape';
import type { InvoiceColumns, InvoiceRow } from '../invoices/invoice.store';
import { system } from '../invoices/system';
import { findLatest, writeAnswer } from './cancellation.store';
import { invoiceCancellations } from './invoice-cancellation.record';

/**
 * Lists why a document cannot be taken for one in force: its cancellation is with the tax authority, whose last words let it be cancelled, or
 * which nobody has asked yet.
 */
export async function judgeKeep(row: InvoiceRow, knex: Knex): Promise<FieldError[]> {
  const latest = await findLatest(knex, row.id);
  // Refused: the document goes back by itself.
  if (latest?.state === 'rejected') return [];
  if (latest === undefined || latest.sat_status === null) return [{ code: 'cancellation_not_asked' }];
  return /en proceso|cancelado/i.test(latest.sat_status)
    ? [{ code: 'cancellation_in_process', params: { status: latest.sat_status } }]
    : [];
}

/** Gives a request up that the tax authority does not know, or does not grant: the document stays in force. */
export async function withdrawCancellation({
  tx,
  actor,
  record,
}: MoveContext<typeof invoice, 'keep'>): Promise<InvoiceColumns> {
  const open = await findLatest(tx.trx, record.id);
  if (open?.state !== 'requested' && open?.state !== 'sent') return {};
  await moveShaped(invoiceCancellations, tx, system, { id: open.id, input: { state: 'rejected' }, expected: null });
  await writeAnswer(tx, open.id, {
    answer: `Desistió ${actor.name}. ${open.sat_status ?? ''}`.trim(),
    answered_at: now(),
  });
  return {};
}
