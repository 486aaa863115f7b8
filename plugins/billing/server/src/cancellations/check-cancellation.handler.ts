import {
  emit,
  getKnex,
  inTransaction,
  instant,
  moveShaped,
  now,
  type Core,
  type JobHandler,
  type Tx,
} from '@mayorista/kernel';
import { invoiceCancelled } from '../../../events';
import { findInvoice } from '../invoices/find-invoice';
import { invoices } from '../invoices/invoice.record';
import { findReferring, writeInvoice, type InvoiceRow } from '../invoices/invoice.store';
import { settleDocument } from '../payments/settle-document';
import { system } from '../invoices/system';
import { askAuthority } from './ask-authority';
import { findCancellation, lockCancellation, wasRefusedBefore, writeAnswer } from './cancellation.store';
import { invoiceCancellations } from './invoice-cancellation.record';
import { refuse } from './refuse-cancellation';

export const run: JobHandler<{ cancellationId: number }> = async ({ strapi, payload: { cancellationId: id } }) => {
  const row = await findCancellation(getKnex(strapi), id);
  const invoice = row === undefined ? null : await findInvoice({ strapi }, row.invoice_id);
  if (row?.state !== 'sent' || invoice?.uuid == null) return { state: row?.state ?? 'removed' };
  const status = await askAuthority(strapi, id, invoice);
  if (status.state === 'cancelled') await accept(strapi, id, { invoice, answer: status.text });
  else if (status.isRejected && (await isOfThisRequest(strapi, id))) await refuse(strapi, id, status.text);
  return { text: status.text };
};

/** How long the words of an earlier request may still be told of a new one: a receiver has three working days. */
const echoMs = 5 * 24 * 3_600_000;

/** Tells whether a receiver's refusal is of this request: of one after another, once it was seen in process or its time is over. */
async function isOfThisRequest(strapi: Core.Strapi, id: number): Promise<boolean> {
  const row = await findCancellation(getKnex(strapi), id);
  if (row === undefined || row.in_process_at !== null) return true;
  const isOver = row.sent_at !== null && now().getTime() - new Date(row.sent_at).getTime() > echoMs;
  return isOver || !(await wasRefusedBefore(getKnex(strapi), row));
}

interface Accepted {
  readonly invoice: InvoiceRow;
  readonly answer: string;
}

/** Writes down that a document is cancelled: what it stood for may be invoiced anew. */
async function accept(strapi: Core.Strapi, id: number, { invoice, answer }: Accepted): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    if ((await lockCancellation(tx, id))?.state !== 'sent') return;
    await moveShaped(invoiceCancellations, tx, system, { id, input: { state: 'accepted' }, expected: null });
    await writeAnswer(tx, id, { answer, answered_at: now() });
    await moveShaped(invoices, tx, system, { id: invoice.id, input: { state: 'cancelled' }, expected: null });
    await settleDocument(tx, { id: invoice.id, counts: false, actorName: system.name });
    await writeInvoice(tx, invoice.id, { cancelled_at: instant(now()), live_key: null, failure: null });
    await promoteSubstitute(tx, invoice);
    await emit(tx, invoiceCancelled, { invoiceId: invoice.id });
  });
}

/** The document that takes a cancelled one's place is now the order's only one. */
async function promoteSubstitute(tx: Tx, invoice: InvoiceRow): Promise<void> {
  if (invoice.live_key === null) return;
  const [substitute] = (await findReferring(tx.trx, invoice.id)).filter(({ type }) => type === 'I');
  if (substitute !== undefined) await writeInvoice(tx, substitute.id, { live_key: invoice.live_key });
}
