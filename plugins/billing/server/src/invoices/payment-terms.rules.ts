import type { BilledOrder } from '@mayorista/sales/contract';

/** How an invoice says that it was, or will be, paid: codes of c_FormaPago and c_MetodoPago. */
export interface PaymentTerms {
  readonly payment_form: string;
  readonly payment_method: 'PUE' | 'PPD';
}

/** Code of c_FormaPago for each way to pay an order. */
const forms: Readonly<Record<string, string>> = {
  bank_transfer: '03',
  cash: '01',
  credit_card: '04',
  debit_card: '28',
  wallet: '05',
};

const isOnCredit = ({ paymentMethod }: Pick<BilledOrder, 'paymentMethod'>): boolean => paymentMethod === 'credit';

/** Tells whether an order can be invoiced before it is paid. */
export const isInvoicedUnpaid = isOnCredit;

/** Returns what an order's invoice says of its payment: on credit it is paid in parts or later, by a form still unknown. */
export const paymentTerms = (order: Pick<BilledOrder, 'paymentMethod'>): PaymentTerms =>
  isOnCredit(order)
    ? { payment_form: '99', payment_method: 'PPD' }
    : { payment_form: forms[order.paymentMethod ?? ''] ?? '03', payment_method: 'PUE' };
