import { enqueue, getKnex, inTransaction, moveShaped, now, type Core, type JobHandler } from '@mayorista/kernel';
import { findHead, writeInvoice } from '../invoices/invoice.store';
import { invoices } from '../invoices/invoice.record';
import { system } from '../invoices/system';
import { getIssuer, getPac } from '../issuer';
import { checkCancellation } from './cancellation.jobs';
import { findCancellation, lockCancellation, writeAnswer } from './cancellation.store';
import { invoiceCancellations } from './invoice-cancellation.record';

/** The first look for an answer comes after this long: most documents need nobody's acceptance. */
const firstLookMs = 70_000;

export const run: JobHandler<{ cancellationId: number }> = async ({ strapi, payload: { cancellationId: id } }) => {
  const row = await findCancellation(getKnex(strapi), id);
  const head = row === undefined ? undefined : await findHead(getKnex(strapi), row.invoice_id);
  if (row?.state !== 'requested' || head?.uuid == null) return { state: row?.state ?? 'removed' };
  const answer = await getPac(strapi).cancel({
    uuid: head.uuid,
    issuerRfc: getIssuer().issuer.rfc,
    reason: row.reason,
    substituteUuid: row.substitute_uuid,
  });
  if (answer.kind === 'refused') return refuse(strapi, id, `${answer.code}: ${answer.text}`);
  await inTransaction(strapi, async (tx) => {
    if ((await lockCancellation(tx, id))?.state !== 'requested') return;
    await moveShaped(invoiceCancellations, tx, system, { id, input: { state: 'sent' }, expected: null });
    await writeAnswer(tx, id, { sent_at: now() });
    const runAt = new Date(now().getTime() + firstLookMs);
    await enqueue(
      tx,
      checkCancellation,
      { cancellationId: id },
      { key: `${checkCancellation.name}:${id}:first`, runAt },
    );
  });
  return { code: answer.code };
};

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
