import { decimal, reject, service, type Tx } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import type { InvoicedPieces, ReturnablePieces } from '../../../contract';
import type { InvoiceRow } from '../invoices/invoice.store';
import { stampedInvoices } from '../invoices/stamped-invoices';
import { creditedOf } from './credit-note';

/**
 * Finds the lines of the stamped invoices of an order that pieces can be returned of, invoice by invoice: a product stands in several lines
 * where it came from several warehouses, or at several prices. Throws ValidationError.
 */
export async function findReturnable(
  tx: Tx,
  { orderId, productId, grade, quantity, field }: InvoicedPieces,
): Promise<ReturnablePieces[]> {
  const invoices = await stampedInvoices(tx, orderId);
  const order = await service(tx.strapi, 'sales.orders').forInvoice(tx.trx, orderId);
  if (invoices.length === 0 || order === null) return reject('order_not_invoiced', field);
  const isPriceOf = pricesOf(order, productId, grade);
  let left = quantity;
  const found: ReturnablePieces[] = [];
  for (const invoice of invoices) {
    const { pieces } = await creditedOf(tx, invoice);
    const lines = invoice.lines
      .filter((line) => line.product_id === productId && isPriceOf(line))
      .flatMap(({ id: lineId, quantity: all }) => {
        const taken = Math.min(left, all - (pieces.get(lineId) ?? 0));
        left -= Math.max(taken, 0);
        return taken > 0 ? [{ lineId, quantity: taken }] : [];
      });
    if (lines.length > 0) found.push({ invoiceId: invoice.id, lines });
  }
  return left === 0 ? found : reject('not_on_invoice', field);
}

/** Invoices do not say a grade: the lines of one are those at its prices. */
function pricesOf({ lines, gone }: BilledOrder, productId: number, grade: string) {
  const prices = [...lines, ...gone]
    .filter((line) => line.productId === productId && line.grade === grade)
    .map(({ unitPrice }) => unitPrice);
  return ({ unit_price: own }: InvoiceRow['lines'][number]): boolean =>
    prices.some((price) => decimal(price).equals(own));
}
