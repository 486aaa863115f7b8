import type { Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { findInvoice } from './find-invoice';
import { findReferring, type InvoiceRow, type InvoiceState } from './invoice.store';

/** Returns the stamped invoices of an order with their lines, the oldest first, without those whose place another takes. */
export const stampedInvoices = (tx: Tx, orderId: number): Promise<InvoiceRow[]> => invoicesIn(tx, orderId, ['stamped']);

/** Returns those that are being stamped too. */
export const issuedInvoices = (tx: Tx, orderId: number): Promise<InvoiceRow[]> =>
  invoicesIn(tx, orderId, ['validated', 'stamping', 'stamped', 'cancel_requested']);

async function invoicesIn(tx: Tx, orderId: number, states: readonly InvoiceState[]): Promise<InvoiceRow[]> {
  const heads = (await tx
    .trx(tables.invoice)
    .where({ sale_order_id: orderId, type: 'I' })
    .whereIn('state', [...states])
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
