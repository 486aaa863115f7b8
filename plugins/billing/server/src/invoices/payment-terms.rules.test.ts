import { expect, test } from 'vitest';
import { isInvoicedUnpaid, paymentTerms, receivedBefore } from './payment-terms.rules';

let last = 0;
const part = (method: string, amount: string, receivedAt: string | null = '2026-11-24T18:00:00.000Z') => ({
  id: (last += 1),
  method,
  amount,
  receivedAt,
});

test.each([
  { what: 'one way', method: 'cash', payments: [part('cash', '10.00')], terms: ['01', 'PUE'] },
  { what: 'an order of before its parts were written', method: 'bank_transfer', payments: [], terms: ['03', 'PUE'] },
  {
    what: 'several ways at once: the one that paid most',
    method: 'mixed',
    payments: [part('cash', '40.00'), part('wallet', '60.00')],
    terms: ['05', 'PUE'],
  },
  {
    what: 'a number and no text decides which is more',
    method: 'mixed',
    payments: [part('cash', '9.00'), part('bank_transfer', '10.00')],
    terms: ['03', 'PUE'],
  },
  { what: 'all on credit', method: 'credit', payments: [part('credit', '10.00')], terms: ['99', 'PPD'] },
  {
    what: 'a cent on credit',
    method: 'mixed',
    payments: [part('bank_transfer', '99.99'), part('credit', '0.01')],
    terms: ['99', 'PPD'],
  },
])('$what', ({ method, payments, terms: [payment_form, payment_method] }) => {
  expect(paymentTerms({ paymentMethod: method, payments })).toEqual({ payment_form, payment_method });
});

test('an order is invoiced before it is paid where all of it is on credit', () => {
  expect([isInvoicedUnpaid({ paymentMethod: 'credit' }), isInvoicedUnpaid({ paymentMethod: 'mixed' })]).toEqual([
    true,
    false,
  ]);
});

test('what was received before the invoice is complemented where the rest is on credit, and nowhere else', () => {
  const [transfer, credit] = [part('bank_transfer', '5.00'), part('credit', '5.00')];
  expect(receivedBefore({ payments: [transfer, credit] })).toEqual([transfer]);
  expect(receivedBefore({ payments: [part('bank_transfer', '5.00', null), credit] })).toEqual([]);
  expect(receivedBefore({ payments: [transfer, part('cash', '5.00')] })).toEqual([]);
});
