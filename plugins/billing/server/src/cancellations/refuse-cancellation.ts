import { inTransaction, moveShaped, now, type Core } from '@mayorista/kernel';
import { invoices } from '../invoices/invoice.record';
import { writeInvoice } from '../invoices/invoice.store';
import { system } from '../invoices/system';
import { lockCancellation, writeAnswer } from './cancellation.store';
import { invoiceCancellations } from './invoice-cancellation.record';

/** Writes down that a request was refused: the document stays in force. */
export async function refuse(strapi: Core.Strapi, id: number, answer: string) {
  await inTransaction(strapi, async (tx) => {
    const row = await lockCancellation(tx, id);
    if (row?.state !== 'requested' && row?.state !== 'sent') return;
    await moveShaped(invoiceCancellations, tx, system, { id, input: { state: 'rejected' }, expected: null });
    await writeAnswer(tx, id, { answer: answer.slice(0, 1_000), answered_at: now() });
    await moveShaped(invoices, tx, system, { id: row.invoice_id, input: { state: 'stamped' }, expected: null });
    await writeInvoice(tx, row.invoice_id, { failure: `Cancelación rechazada. ${answer}`.slice(0, 2_000) });
  });
  return { refused: answer };
}
