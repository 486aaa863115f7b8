import {
  refusalText,
  getKnex,
  inTransaction,
  service,
  ValidationError,
  type Core,
  type JobHandler,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/payments/contract';
import '@mayorista/sales/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import { findHead, type Head } from '../invoices/invoice.store';
import { formOf, receivedBefore } from '../invoices/payment-terms.rules';
import { system } from '../invoices/system';
import { complementLine } from './complement-deposits';
import { complementPayment } from './complement-payment';
import { orderPaymentKey } from './payment-keys';

export const run: JobHandler<{ invoiceId: number }> = async ({ strapi, payload: { invoiceId } }) => {
  const head = await findHead(getKnex(strapi), invoiceId);
  // One that takes another's place: what was paid is complemented there until staff have cancelled it.
  if (head?.type !== 'I' || head.payment_method !== 'PPD' || head.original_id !== null) return { recorded: 0 };
  const order =
    head.sale_order_id === null
      ? null
      : await service(strapi, 'sales.orders').forInvoice(getKnex(strapi), head.sale_order_id);
  if (order === null) return { recorded: 0 };
  const { recorded, refused } = await record(strapi, head, order);
  return { recorded, refused: [...refused, ...(await complementDeposits(strapi, head, order.id))] };
};

/** Records each part; what is refused, staff record by hand with the reasons that the job keeps. */
async function record(strapi: Core.Strapi, head: Head, order: BilledOrder) {
  const refused: string[] = [];
  const parts = receivedBefore(order);
  for (const { id, method, amount, receivedAt } of parts) {
    const payment = {
      key: orderPaymentKey(id, head.id),
      paidAt: receivedAt,
      paymentForm: formOf(method),
      currency: order.currency,
      dollarRate: order.currency === 'USD' ? order.exchangeRate : null,
      amount,
      operation: null,
      documents: [{ invoiceId: head.id, paid: amount }],
    };
    refused.push(...(await reasonsAgainst(strapi, (tx) => complementPayment(tx, payment, system))));
  }
  return { recorded: parts.length - refused.length, refused };
}

/** Issues the complements of what deposits to the credit line paid of the order before it was invoiced. */
async function complementDeposits(strapi: Core.Strapi, { company_id: companyId, currency }: Head, orderId: number) {
  if (companyId === null) return [];
  const owner = { companyId, currency };
  const lines = await service(strapi, 'payments.credit').depositsOf(getKnex(strapi), owner, `sale-order:${orderId}`);
  const refused: string[] = [];
  for (const line of lines) refused.push(...(await reasonsAgainst(strapi, (tx) => complementLine(tx, owner, line))));
  return refused;
}

/** Runs what may be refused in a transaction; returns the reasons. */
async function reasonsAgainst(strapi: Core.Strapi, work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  try {
    await inTransaction(strapi, work);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.refusals.map((refusal) => refusalText(refusal, 'es'));
  }
}
