import { decimal, instant, roundToCents, type Currency } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { BilledLine, BilledOrder } from '../../../contract';
import { isWanted } from '../../../order.states';
import { paymentsOf } from '../payments/payment.store';
import { tables } from '../uids';
import { detailsOf, type DetailRow, type OrderRow } from './order.store';

/** Reads an order as its invoice needs it; null when there is none. */
export async function forInvoice(knex: Knex, orderId: number): Promise<BilledOrder | null> {
  const row = (await knex(tables.order).where({ id: orderId }).first()) as OrderRow | undefined;
  if (row === undefined) return null;
  const details = await detailsOf(knex, orderId);
  const parts = (await paymentsOf(knex, orderId)).filter(({ status }) => status !== 'canceled');
  return {
    id: row.id,
    folio: row.folio,
    status: row.status,
    companyId: row.company_id,
    branchId: row.branch_id,
    issuingBranchId: row.issuing_branch_id ?? row.branch_id,
    userId: row.user_id,
    currency: row.currency as Currency,
    exchangeRate: row.exchange_rate === null ? null : decimal(row.exchange_rate).toString(),
    cfdiUse: row.cfdi_use,
    purchaseOrderNumber: row.purchase_order_number,
    comments: row.comments,
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
    lines: details.filter(isWanted).map(toBilled),
    gone: details
      .filter((line) => !isWanted(line))
      .map((line) => ({ ...toBilled(line), replacedBy: replacementOf(line, details).map(toBilled) })),
  };
}

/** Tells which of these orders are canceled. */
export async function canceledAmong(knex: Knex, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = (await knex(tables.order)
    .whereIn('id', [...orderIds])
    .where({ status: 'canceled' })
    .select('id')) as { id: number }[];
  return new Set(rows.map(({ id }) => id));
}

/** Lists the orders of which the last money was received between two moments; those of credit or wallet, and canceled ones, are left out. */
export async function paidBetween(knex: Knex, from: string, to: string): Promise<readonly number[]> {
  const [first, end] = [new Date(from), new Date(to)];
  const others = knex(tables.payment)
    .whereNot({ status: 'canceled' })
    .where(
      (open) =>
        void open
          .whereNot({ status: 'received' })
          .orWhere('received_at', '>=', end)
          .orWhereIn('method', ['credit', 'wallet']),
    )
    .select('sale_order_id');
  const rows = (await knex(`${tables.order} as o`)
    .join(`${tables.payment} as part`, 'part.sale_order_id', 'o.id')
    .where({ 'part.status': 'received' })
    .where('part.received_at', '>=', first)
    .where('part.received_at', '<', end)
    .whereNotIn('o.status', ['canceled', 'pending_payment', 'waiting_approval'])
    .whereNotIn('o.id', others)
    .distinct('o.id')
    .orderBy('o.id')) as { id: number }[];
  return rows.map(({ id }) => id);
}

const toBilled = (line: DetailRow): BilledLine => ({
  id: line.id,
  productId: line.product_id,
  grade: (line.grade ?? 'Stock') as BilledLine['grade'],
  sku: line.sku,
  name: line.name,
  quantity: line.quantity,
  unitPrice: roundToCents(line.unit_price),
  subtotal: roundToCents(line.subtotal),
});

/** The lines that were written in place of another: from the first on, as many pieces of its product as that had. */
function replacementOf({ replaced_by_id: firstId, quantity }: DetailRow, details: readonly DetailRow[]): DetailRow[] {
  const first = details.find(({ id }) => id === firstId);
  if (first === undefined) return [];
  let left = quantity;
  return details.filter(({ id, product_id: productId, quantity: pieces }) => {
    if (id < first.id || productId !== first.product_id || left <= 0) return false;
    left -= pieces;
    return true;
  });
}
