import type { Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { findInvoice } from './find-invoice';
import { findReferring, type InvoiceRow } from './invoice.store';

/** Returns the stamped invoices of an order with their lines, the oldest first, without those whose place another takes. */
export async function stampedInvoices(tx: Tx, orderId: number): Promise<InvoiceRow[]> {
  const heads = (await tx
    .trx(tables.invoice)
    .where({ sale_order_id: orderId, type: 'I', state: 'stamped' })
    .orderBy('id')
    .select('id')) as { id: number }[];
  const found: InvoiceRow[] = [];
  for (const { id } of heads) {
    const isSubstituted = (await findReferring(tx.trx, id)).some(({ type }) => type === 'I');
    const row = isSubstituted ? null : await findInvoice(tx, id);
    if (row !== null) found.push(row);
  }
  return found;
}
