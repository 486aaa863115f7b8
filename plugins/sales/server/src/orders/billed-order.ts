import { decimal, instant, roundToCents, type Currency } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { BilledOrder } from '../../../contract';
import { paymentsOf } from '../payments/payment.store';
import { tables } from '../uids';
import { detailsOf, type DetailRow, type OrderRow } from './order.store';

const isSold = ({ fulfilment }: DetailRow): boolean => fulfilment !== 'canceled' && fulfilment !== 'replaced';

/** Reads an order as its invoice needs it; null when there is none. */
export async function forInvoice(knex: Knex, orderId: number): Promise<BilledOrder | null> {
  const row = (await knex(tables.order).where({ id: orderId }).first()) as OrderRow | undefined;
  if (row === undefined) return null;
  // What was canceled or exchanged while it waited is not sold, and not charged.
  const details = (await detailsOf(knex, orderId)).filter(isSold);
  const parts = (await paymentsOf(knex, orderId)).filter(({ status }) => status !== 'canceled');
  return {
    id: row.id,
    folio: row.folio,
    status: row.status,
    companyId: row.company_id,
    branchId: row.branch_id,
    userId: row.user_id,
    currency: row.currency as Currency,
    exchangeRate: row.exchange_rate === null ? null : decimal(row.exchange_rate).toString(),
    paymentMethod: row.payment_method,
    payments: parts.map(({ id, method, amount, status, received_at: at }) => ({
      id,
      method,
      amount: roundToCents(amount),
      receivedAt: status === 'received' && at !== null ? instant(new Date(at)) : null,
    })),
    shippingCost: roundToCents(row.shipping_cost),
    ivaRate: decimal(row.iva_rate).toFixed(2),
    total: roundToCents(row.total),
    lines: details.map((line) => ({
      productId: line.product_id,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitPrice: roundToCents(line.unit_price),
      subtotal: roundToCents(line.subtotal),
    })),
  };
}
