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
    ...(note.kind === 'return' ? judgeLines(row, note.lines, returned) : []),
    ...(decimal(total).lessThanOrEqualTo(left)
      ? []
      : [{ code: 'credit_above_invoice', field: note.kind === 'return' ? 'lines' : 'amount', params: { left } }]),
  ];
}

/** A line that is named twice gives back what both say. */
function judgeLines(
  row: InvoiceRow,
  asked: readonly { readonly lineId: number; readonly quantity: number }[],
  returned: ReadonlyMap<number, number>,
): FieldError[] {
  const taken = new Map(returned);
  return asked.flatMap(({ lineId, quantity }, at): FieldError[] => {
    const line = row.lines.find(({ id }) => id === lineId);
    if (line === undefined) return [{ code: 'not_found', field: `lines.${at}.line_id` }];
    const left = line.quantity - (taken.get(lineId) ?? 0);
    if (quantity > left) return [{ code: 'returned_above_sold', field: `lines.${at}.quantity`, params: { left } }];
    taken.set(lineId, (taken.get(lineId) ?? 0) + quantity);
    return [];
  });
}
