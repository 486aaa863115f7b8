import { instant, roundToCents, say } from '@mayorista/kernel';
import { paymentMethodWords, paymentPartWords } from '@mayorista/payments/shared';
import type { OrderPaymentView } from '../../../contract';
import type { PaymentRow } from './payment.store';

/** One part of how an order is paid, as its buyer sees it. */
export const paymentView = (row: PaymentRow): OrderPaymentView => ({
  id: row.id,
  method: row.method,
  method_label: say(paymentMethodWords[row.method]),
  amount: roundToCents(row.amount),
  commission: roundToCents(row.commission),
  status: row.status,
  status_label: say(paymentPartWords[row.status]),
  due_on: row.due_on?.slice(0, 10) ?? null,
  received_at: row.received_at === null ? null : instant(new Date(row.received_at)),
});
