import { expect, test } from 'vitest';
import type { PaymentInput } from '../../../contract';
import type { Head } from '../invoices/invoice.store';
import { judgePayment, type Payable } from './judge-payment';

const head = (wish: Partial<Head> = {}): Head =>
  ({
    id: 1,
    number: 'F-1',
    type: 'I',
    state: 'stamped',
    payment_method: 'PPD',
    currency: 'MXN',
    company_id: 7,
    ...wish,
  }) as Head;
const payable = (wish: Partial<Head> = {}, balance = '100.00'): Payable => ({ head: head(wish), balance });
const at = new Date('2026-11-24T18:00:00.000Z');
const judge = (payables: readonly Payable[], paid: readonly string[], wish: Partial<PaymentInput> = {}): string[] =>
  judgePayment(
    {
      currency: 'MXN',
      dollarRate: null,
      key: 'k',
      paidAt: '2026-11-24T18:00:00.000Z',
      amount: paid.reduce((sum, each) => (Number(sum) + Number(each)).toFixed(2), '0.00'),
      documents: paid.map((each, at) => ({ invoiceId: at + 1, paid: each })),
      ...wish,
    } as PaymentInput,
    payables,
    at,
  ).map(({ code, field }) => `${field}: ${code}`);

test('an invoice on credit is paid up to its balance, to the cent', () => {
  expect(judge([payable()], ['100.00'])).toEqual([]);
  expect(judge([payable()], ['100.01'])).toEqual(['documents.0.paid: paid_above_balance']);
});

test('what is no stamped invoice on credit is not paid', () => {
  const refused = ['documents.0.invoice_id: not_payable'];
  expect(judge([payable({ type: 'E' })], ['1.00'])).toEqual(refused);
  expect(judge([payable({ state: 'cancel_requested' })], ['1.00'])).toEqual(refused);
  expect(judge([payable({ payment_method: 'PUE' })], ['1.00'])).toEqual(refused);
  expect(judge([{ head: undefined, balance: '0.00' }], ['1.00'])).toEqual(['documents.0.invoice_id: not_found']);
});

test('a payment is of something, and of one company', () => {
  expect(judge([], [])).toEqual(['documents: payment_of_nothing']);
  expect(judge([payable(), payable({ id: 2, company_id: 8 })], ['1.00', '1.00'])).toEqual([
    'documents: payment_of_several_companies',
  ]);
});

test('dollars need what one costs, whether they are paid or owed', () => {
  expect(judge([payable({ currency: 'USD' })], ['1.00'])).toEqual(['dollar_rate: exchange_rate_missing']);
  expect(judge([payable()], ['1.00'], { currency: 'USD' })).toEqual(['dollar_rate: exchange_rate_missing']);
  expect(judge([payable({ currency: 'USD' })], ['10.00'], { dollarRate: '20', amount: '200.00' })).toEqual([]);
});

test('a payment is its parts, to the cent: never below their sum, and nothing of it without an invoice', () => {
  const two = [payable(), payable({ id: 2 })];
  expect(judge(two, ['100.00', '100.00'], { amount: '200.00' })).toEqual([]);
  expect(judge(two, ['100.00', '100.00'], { amount: '199.98' })).toEqual(['amount: payment_differs']);
  expect(judge(two, ['100.00', '100.00'], { amount: '199.99' })).toEqual(['amount: payment_differs']);
  expect(judge(two, ['100.00', '99.99'], { amount: '200.00' })).toEqual(['amount: payment_differs']);
});

test('any amount in another currency pays what it is worth: what is over is less than a cent of the invoice’s', () => {
  const dollars = [payable({ currency: 'USD' })];
  const pesos = (amount: string) => judge(dollars, ['54.05'], { amount, dollarRate: '18.5' });
  // By the equivalence that the complement tells, 0.0540540541, 54.05 are 999.924999.
  expect(pesos('999.91')).toEqual(['amount: payment_differs']);
  expect(pesos('999.92')).toEqual([]);
  expect(pesos('1000.00')).toEqual([]);
  expect(pesos('1000.13')).toEqual(['amount: payment_differs']);
});

test('money is received before it is recorded', () => {
  const paid = (paidAt: string) => judge([payable()], ['1.00'], { paidAt });
  expect(paid('2026-11-24T18:00:00.000Z')).toEqual([]);
  expect(paid('2026-11-24T18:00:00.001Z')).toEqual(['paid_at: payment_in_future']);
});
