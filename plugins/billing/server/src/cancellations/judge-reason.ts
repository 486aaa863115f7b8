import type { FieldError } from '@mayorista/kernel';
import type { Head, InvoiceRow } from '../invoices/invoice.store';

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
