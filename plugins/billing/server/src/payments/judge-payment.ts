import { decimal, type FieldError } from '@mayorista/kernel';
import type { PaymentInput } from '../../../contract';
import { equivalence, inPaymentCurrency } from '../cfdi/payment.rules';
import type { Head } from '../invoices/invoice.store';

/** An invoice that a payment names, with what is left to pay of it. */
export interface Payable {
  readonly head: Head | undefined;
  readonly balance: string;
}

/** What parts may differ from the payment's amount by the cents that conversion rounds away, for each. */
const tolerance = '0.01';

/** Lists every reason against a payment: invoices that are not on credit, of several companies or paid beyond their balance, sums that differ. */
export function judgePayment(payment: PaymentInput, payables: readonly Payable[]): FieldError[] {
  const companies = new Set(payables.map(({ head }) => head?.company_id));
  const needsRate = payment.currency === 'USD' || payables.some(({ head }) => head?.currency === 'USD');
  return [
    ...(payment.documents.length === 0 ? [{ code: 'payment_of_nothing', field: 'documents' }] : []),
    ...(companies.size > 1 ? [{ code: 'payment_of_several_companies', field: 'documents' }] : []),
    ...(needsRate && payment.dollarRate === null ? [{ code: 'exchange_rate_missing', field: 'dollar_rate' }] : []),
    ...payables.flatMap(({ head, balance }, at) => judgePart(head, balance, payment.documents[at]?.paid ?? '0', at)),
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

function judgeSum(
  { amount, currency, dollarRate, documents }: PaymentInput,
  payables: readonly Payable[],
): FieldError[] {
  if (payables.some(({ head }) => head === undefined || (head.currency !== currency && dollarRate === null))) return [];
  const sum = documents.reduce((all, { paid }, at) => {
    const worth = equivalence(payables[at]?.head?.currency ?? currency, currency, dollarRate ?? '1');
    return all.plus(inPaymentCurrency(paid, worth));
  }, decimal(0));
  const slack = decimal(tolerance).times(documents.length);
  if (sum.minus(amount).abs().lessThanOrEqualTo(slack)) return [];
  return [{ code: 'payment_differs', field: 'amount', params: { sum: sum.toFixed(2), currency } }];
}
