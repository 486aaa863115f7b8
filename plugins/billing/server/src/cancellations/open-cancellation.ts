import { createShaped, emit, throwIfAny, type MoveContext } from '@mayorista/kernel';
import { cancellationRequested } from '../../../events';
import type { invoice } from '../../../shared/invoice.shape';
import { findReferring, type Head, type InvoiceColumns } from '../invoices/invoice.store';
import { invoiceCancellations } from './invoice-cancellation.record';
import { judgeReason } from './judge-reason';

type Context = MoveContext<typeof invoice, 'request_cancellation'>;

/** Opens the request that a document's move asks for, and queues its sending. Throws ValidationError for a reason that does not fit. */
export async function openCancellation({ tx, actor, record, input }: Context): Promise<InvoiceColumns> {
  const { reason } = input;
  const referring = await findReferring(tx.trx, record.id);
  const substituteUuid = input.substitute_uuid || substituteOf(reason, referring);
  throwIfAny(judgeReason(record, { reason, substituteUuid }, referring));
  const id = await createShaped(invoiceCancellations, tx, actor, {
    input: {},
    columns: { invoice_id: record.id, reason, substitute_uuid: substituteUuid, requested_by: actor.name },
  });
  await emit(tx, cancellationRequested, { cancellationId: id });
  return {};
}

/** Finds the number of the substitute that was issued, so that nobody need copy it. */
const substituteOf = (reason: string, referring: readonly Head[]): string | null =>
  reason === '01' ? (referring.find(({ type, state }) => type === 'I' && state === 'stamped')?.uuid ?? null) : null;
