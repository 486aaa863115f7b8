import { expect, test } from 'vitest';
import type { CreditNoteInput } from '../../../contract';
import type { InvoiceRow } from '../invoices/invoice.store';
import { judgeCreditNote } from './judge-credit-note';

const invoice = (wish: object = {}): InvoiceRow =>
  ({ type: 'I', state: 'stamped', lines: [{ id: 5, quantity: 3 }], ...wish }) as unknown as InvoiceRow;
const note = { key: 'k', reason: 'Devolución' };
const back = (quantity: number, lineId = 5): CreditNoteInput => ({
  ...note,
  kind: 'return',
  lines: [{ lineId, quantity }],
});
const judge = (row: InvoiceRow, given: CreditNoteInput, total = '10.00', returned = new Map<number, number>()) =>
  judgeCreditNote(row, given, { total, left: '100.00', returned }).map(({ code, field }) => `${field}: ${code}`);

test('pieces are given back up to those that were sold and have not come back', () => {
  expect(judge(invoice(), back(3))).toEqual([]);
  expect(judge(invoice(), back(4))).toEqual(['lines.0.quantity: returned_above_sold']);
  expect(judge(invoice(), back(2), '10.00', new Map([[5, 2]]))).toEqual(['lines.0.quantity: returned_above_sold']);
  expect(judge(invoice(), back(1), '10.00', new Map([[5, 2]]))).toEqual([]);
});

test('a line that is named twice gives back what both say', () => {
  const twice = { ...back(2), lines: [2, 2].map((quantity) => ({ lineId: 5, quantity })) } as CreditNoteInput;
  expect(judge(invoice(), twice)).toEqual(['lines.1.quantity: returned_above_sold']);
});

test('a line of another invoice, or none, is not given back', () => {
  expect(judge(invoice(), back(1, 6))).toEqual(['lines.0.line_id: not_found']);
  expect(judge(invoice(), { ...note, kind: 'return', lines: [] })).toEqual(['lines: invoice_without_lines']);
});

test('a note is at most what is left of its invoice, to the cent', () => {
  const off: CreditNoteInput = { ...note, kind: 'amount', amount: '100.00' };
  expect(judge(invoice(), off, '100.00')).toEqual([]);
  expect(judge(invoice(), off, '100.01')).toEqual(['amount: credit_above_invoice']);
  expect(judge(invoice(), back(3), '100.01')).toEqual(['lines: credit_above_invoice']);
});

test.each([
  { type: 'E' },
  { type: 'P' },
  { state: 'draft' },
  { state: 'failed' },
  { state: 'cancel_requested' },
  { state: 'cancelled' },
])('nothing is credited of %o', (wish) =>
  expect(judge(invoice(wish), back(1))).toEqual(['invoice_id: not_creditable']),
);
