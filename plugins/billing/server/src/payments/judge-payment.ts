import { decimal, roundToCents, type FieldError } from '@mayorista/kernel';
import type { PaymentInput } from '../../../contract';
import { equivalence, inPaymentCurrency } from '../cfdi/payment.rules';
import type { Head } from '../invoices/invoice.store';

/** An invoice that a payment names, with what is left to pay of it. */
export interface Payable {
  readonly head: Head | undefined;
  readonly balance: string;
}

/** The smallest amount of either currency. */
const cent = '0.01';

/** Form of what is still to be paid (c_FormaPago): no money that arrived has it. */
const toBeDefined = '99';

/** Lists every reason against a payment: a form that is none, invoices that are not on credit, of several companies or receivers, or paid beyond their balance, dates and sums that cannot be. `at` is now. */
export function judgePayment(payment: PaymentInput, payables: readonly Payable[], at: Date): FieldError[] {
  const companies = new Set(payables.map(({ head }) => head?.company_id));
  const needsRate = payment.currency === 'USD' || payables.some(({ head }) => head?.currency === 'USD');
  const receivers = new Set(payables.map(({ head }) => head?.receiver_rfc));
  return [
    ...(payment.paymentForm === toBeDefined ? [{ code: 'payment_form_undefined', field: 'payment_form' }] : []),
    ...(payment.documents.length === 0 ? [{ code: 'payment_of_nothing', field: 'documents' }] : []),
    ...(companies.size > 1 ? [{ code: 'payment_of_several_companies', field: 'documents' }] : []),
    ...(companies.size <= 1 && receivers.size > 1
      ? [{ code: 'payment_of_several_receivers', field: 'documents' }]
      : []),
    ...(needsRate && payment.dollarRate === null ? [{ code: 'exchange_rate_missing', field: 'dollar_rate' }] : []),
    ...payables.flatMap(({ head, balance }, index) =>
      judgePart(head, balance, payment.documents[index]?.paid ?? '0', index),
    ),
    ...judgeDate(payment, at),
    ...judgeSum(payment, payables),
  ];
}

function judgePart(head: Head | undefined, balance: string, paid: string, at: number): FieldError[] {
  const field = `documents.${at}.invoice_id`;
  if (head === undefined) return [{ code: 'not_found', field }];
  if (head.type !== 'I' || head.state !== 'stamped' || head.payment_method !== 'PPD')
    return [{ code: 'not_payable', field, params: { invoice: head.number ?? head.id } }];
  if (decimal(paid).lessThanOrEqualTo(balance)) return [];
  return [{ code: 'paid_above_balance', field: `documents.${at}.paid`, params: { balance, currency: head.currency } }];
}

/**
 * A payment is never below the sum of its parts, in its own currency (SAT, matriz de errores del complemento para recepción de pagos 2.0,
 * CRP20217; Guía de llenado, Monto), and nothing of it is left without an invoice.
 */
function judgeSum(
  { amount, currency, dollarRate, documents }: PaymentInput,
  payables: readonly Payable[],
): FieldError[] {
  if (payables.some(({ head }) => head === undefined || (head.currency !== currency && dollarRate === null))) return [];
  const worths = documents.map((_part, at) =>
    equivalence(payables[at]?.head?.currency ?? currency, currency, dollarRate ?? '1'),
  );
  const sum = documents.reduce((all, { paid }, at) => all.plus(inPaymentCurrency(paid, worths[at] ?? '1')), decimal(0));
  const least = roundToCents(sum);
  // What is left of a payment in another currency is less than a cent of each invoice's.
  const slack = worths.reduce(
    (all, worth) => (worth === '1' ? all : all.plus(inPaymentCurrency(cent, worth)).plus(cent)),
    decimal(0),
  );
  if (decimal(amount).greaterThanOrEqualTo(least) && sum.plus(slack).greaterThanOrEqualTo(amount)) return [];
  return [{ code: 'payment_differs', field: 'amount', params: { sum: least, currency } }];
}

/** Money is received before it is recorded. */
const judgeDate = ({ paidAt }: PaymentInput, at: Date): FieldError[] =>
  new Date(paidAt) > at ? [{ code: 'payment_in_future', field: 'paid_at' }] : [];
