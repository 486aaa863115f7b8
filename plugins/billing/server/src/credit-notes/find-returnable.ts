import { reject, type Tx } from '@mayorista/kernel';
import type { InvoicedLine, InvoicedPieces } from '../../../contract';
import { stampedInvoices } from '../invoices/stamped-invoices';
import { returnedPieces } from './credit-note';

/** Finds the line of a stamped invoice of an order that pieces can be returned of. Throws ValidationError. */
export async function findReturnable(
  tx: Tx,
  { orderId, productId, quantity, field }: InvoicedPieces,
): Promise<InvoicedLine> {
  const invoices = await stampedInvoices(tx, orderId);
  if (invoices.length === 0) return reject('order_not_invoiced', field);
  for (const invoice of invoices) {
    const returned = await returnedPieces(tx, invoice);
    const line = invoice.lines.find(
      (each) => each.product_id === productId && each.quantity - (returned.get(each.id) ?? 0) >= quantity,
    );
    if (line !== undefined) return { invoiceId: invoice.id, lineId: line.id };
  }
  return reject('not_on_invoice', field);
}
