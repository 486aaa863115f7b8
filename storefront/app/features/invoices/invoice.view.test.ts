import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { InvoiceAnswer } from '../../api/contract';
import { invoiceRow, invoicesAddress, readFilters } from './invoice.view';

const answer = answerWith<InvoiceAnswer>({
  id: 7,
  number: 'F-7',
  type: 'I',
  type_label: 'Factura',
  uuid: 'A-1',
  state: 'stamped',
  state_label: 'Timbrada',
  sale_order: { id: 3, name: 'P-2026-000003' },
  issued_at: '2026-11-24T10:00:00.000Z',
  currency: 'USD',
  total: '116.00',
  balance: '16.00',
  is_demo: true,
});

test('an invoice on credit says what is left to pay of it, or that it is paid [SF-INVOICE-001]', () => {
  expect(invoiceRow(answer)).toMatchObject({
    balance: { amount: '16.00', currency: 'USD' },
    isPaid: false,
    tone: 'green',
  });
  expect(invoiceRow({ ...answer, balance: '0.00' })).toMatchObject({ balance: null, isPaid: true });
});

test('a cancelled one owes nothing, whatever was left', () => {
  expect(invoiceRow({ ...answer, state: 'cancelled' })).toMatchObject({ balance: null, isPaid: false, tone: 'red' });
});

test('filters that are no option are none, and the address holds the rest', () => {
  const filters = readFilters(new URLSearchParams('q=+F-7+&type=X&state=cancelled'));
  expect(filters).toEqual({ q: 'F-7', type: '', state: 'cancelled' });
  expect(invoicesAddress(filters, 2)).toBe('/invoices?q=F-7&state=cancelled&page=2');
});
