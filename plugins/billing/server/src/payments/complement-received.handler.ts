import {
  refusalText,
  getKnex,
  inTransaction,
  service,
  ValidationError,
  type Core,
  type JobHandler,
} from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import { findHead, type Head } from '../invoices/invoice.store';
import { formOf, receivedBefore } from '../invoices/payment-terms.rules';
import { system } from '../invoices/system';
import { complementPayment } from './complement-payment';

export const run: JobHandler<{ invoiceId: number }> = async ({ strapi, payload: { invoiceId } }) => {
  const head = await findHead(getKnex(strapi), invoiceId);
  // One that takes another's place: what was paid is complemented there until staff have cancelled it.
  if (head?.type !== 'I' || head.payment_method !== 'PPD' || head.original_id !== null) return { recorded: 0 };
  const order =
    head.sale_order_id === null
      ? null
      : await service(strapi, 'sales.orders').forInvoice(getKnex(strapi), head.sale_order_id);
  return order === null ? { recorded: 0 } : record(strapi, head, order);
};

/** Records each part; what is refused, staff record by hand with the reasons that the job keeps. */
async function record(strapi: Core.Strapi, head: Head, order: BilledOrder) {
  const refused: string[] = [];
  const parts = receivedBefore(order);
  for (const { id, method, amount, receivedAt } of parts) {
    const payment = {
      key: `order-payment:${id}:invoice:${head.id}`,
      paidAt: receivedAt,
      paymentForm: formOf(method),
      currency: order.currency,
      dollarRate: order.currency === 'USD' ? order.exchangeRate : null,
      amount,
      operation: null,
      documents: [{ invoiceId: head.id, paid: amount }],
    };
    try {
      await inTransaction(strapi, (tx) => complementPayment(tx, payment, system));
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      refused.push(...error.refusals.map((refusal) => refusalText(refusal, 'es')));
    }
  }
  return { recorded: parts.length - refused.length, refused };
}
