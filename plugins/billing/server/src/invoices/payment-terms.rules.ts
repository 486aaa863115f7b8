import { decimal } from '@mayorista/kernel/shared';
import type { BilledOrder, BilledPayment } from '@mayorista/sales/contract';

/** How an invoice says that it was, or will be, paid: codes of c_FormaPago and c_MetodoPago. */
export interface PaymentTerms {
  readonly payment_form: string;
  readonly payment_method: 'PUE' | 'PPD';
}

type Paid = Pick<BilledOrder, 'paymentMethod' | 'payments'>;

/** Code of c_FormaPago for each way to pay an order. */
const forms: Readonly<Record<string, string>> = {
  bank_transfer: '03',
  cash: '01',
  credit_card: '04',
  debit_card: '28',
  wallet: '05',
};

export const formOf = (method: string): string => forms[method] ?? '03';

/** Tells whether an order can be invoiced before it is paid: one that is all on credit. */
export const isInvoicedUnpaid = ({ paymentMethod }: Pick<Paid, 'paymentMethod'>): boolean => paymentMethod === 'credit';

/** Whether some of an order is still to be paid when it is invoiced, as large or small as that part may be. */
const isOnCredit = ({ paymentMethod, payments }: Paid): boolean =>
  paymentMethod === 'credit' || payments.some(({ method }) => method === 'credit');

/**
 * Returns what an order's invoice says of its payment: with a part on credit it is paid in parts or later, by a form still unknown; of several
 * ways that paid it at once, the one that paid most.
 */
export function paymentTerms(order: Paid): PaymentTerms {
  if (isOnCredit(order)) return { payment_form: '99', payment_method: 'PPD' };
  const [most] = [...order.payments].sort((a, b) => decimal(b.amount).comparedTo(a.amount));
  return { payment_form: formOf(most?.method ?? order.paymentMethod ?? ''), payment_method: 'PUE' };
}

/** Lists what was received of an order on credit before it was invoiced: each of it has a complement of the invoice. */
export const receivedBefore = ({
  payments,
}: Pick<Paid, 'payments'>): readonly (BilledPayment & { receivedAt: string })[] =>
  payments.some(({ method }) => method === 'credit')
    ? payments.flatMap((part) =>
        part.method === 'credit' || part.receivedAt === null ? [] : [{ ...part, receivedAt: part.receivedAt }],
      )
    : [];
