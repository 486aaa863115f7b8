import { createShaped, enqueue, throwIfAny, type FieldError, type MoveContext } from '@mayorista/kernel';
import type { invoice } from '../../../shared/invoice.shape';
import { findReferring, type Head, type InvoiceColumns, type InvoiceRow } from '../invoices/invoice.store';
import { invoiceCancellations } from './invoice-cancellation.record';
import { sendCancellation } from './cancellation.jobs';

type Context = MoveContext<typeof invoice, 'request_cancellation'>;

/** Opens the request that a document's move asks for, and queues its sending. Throws ValidationError for a reason that does not fit. */
export async function openCancellation({ tx, actor, record, input }: Context): Promise<InvoiceColumns> {
  const { reason, substitute_uuid: substituteUuid = null } = input;
  throwIfAny(judgeReason(record, { reason, substituteUuid }, await findReferring(tx.trx, record.id)));
  const id = await createShaped(invoiceCancellations, tx, actor, {
    input: {},
    columns: { invoice_id: record.id, reason, substitute_uuid: substituteUuid, requested_by: actor.name },
  });
  await enqueue(tx, sendCancellation, { cancellationId: id }, { key: `${sendCancellation.name}:${id}`, requestedBy: actor });
  return {};
}

interface Reason {
  readonly reason: string;
  readonly substituteUuid: string | null;
}

const isSame = (a: string | null, b: string): boolean => a?.toUpperCase() === b.toUpperCase();

/** Lists what does not fit: 01 names a stamped document that takes this one's place, no other reason names one, 04 is of global invoices. */
export function judgeReason(
  row: Pick<InvoiceRow, 'receiver_rfc'>,
  { reason, substituteUuid }: Reason,
  referring: readonly Pick<Head, 'uuid' | 'state'>[],
): FieldError[] {
  const field = 'substitute_uuid';
  if (reason === '01') {
    if (substituteUuid === null) return [{ code: 'required', field }];
    const found = referring.find(({ uuid, state }) => isSame(uuid, substituteUuid) && state === 'stamped');
    return found === undefined ? [{ code: 'not_a_substitute', field }] : [];
  }
  return [
    ...(substituteUuid === null ? [] : [{ code: 'substitute_without_reason', field }]),
    ...(reason === '04' && row.receiver_rfc !== 'XAXX010101000' ? [{ code: 'reason_of_global', field: 'reason' }] : []),
  ];
}
