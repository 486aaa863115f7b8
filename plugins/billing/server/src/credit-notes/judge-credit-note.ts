import { decimal, type FieldError } from '@mayorista/kernel';
import type { CreditNoteInput } from '../../../contract';
import type { InvoiceRow } from '../invoices/invoice.store';

interface Context {
  /** Total of the new note. */
  readonly total: string;
  /** What is left of the invoice: its total less credit notes that count (and payments, where it is on credit). */
  readonly left: string;
  /** Pieces given back before, by line of the invoice. */
  readonly returned: ReadonlyMap<number, number>;
}

/** Lists every reason against a credit note: of what is no invoice in force, above what is left of it, of more pieces than were sold. */
export function judgeCreditNote(
  row: InvoiceRow,
  note: CreditNoteInput,
  { total, left, returned }: Context,
): FieldError[] {
  return [
    ...(row.type === 'I' && row.state === 'stamped' ? [] : [{ code: 'not_creditable', field: 'invoice_id' }]),
    ...(note.kind === 'return' && note.lines.length === 0 ? [{ code: 'invoice_without_lines', field: 'lines' }] : []),
    ...(note.kind === 'return' ? note.lines.flatMap((line, at) => judgeLine(row, line, at, returned)) : []),
    ...(decimal(total).lessThanOrEqualTo(left)
      ? []
      : [{ code: 'credit_above_invoice', field: note.kind === 'return' ? 'lines' : 'amount', params: { left } }]),
  ];
}

function judgeLine(
  row: InvoiceRow,
  { lineId, quantity }: { readonly lineId: number; readonly quantity: number },
  at: number,
  returned: ReadonlyMap<number, number>,
): FieldError[] {
  const line = row.lines.find(({ id }) => id === lineId);
  if (line === undefined) return [{ code: 'not_found', field: `lines.${at}.line_id` }];
  const left = line.quantity - (returned.get(lineId) ?? 0);
  return quantity <= left ? [] : [{ code: 'returned_above_sold', field: `lines.${at}.quantity`, params: { left } }];
}
