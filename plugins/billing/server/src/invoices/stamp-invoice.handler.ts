import { emit, getKnex, inTransaction, instant, moveShaped, type Core, type JobHandler } from '@mayorista/kernel';
import { invoiceFailed, invoiceStamped } from '../../../events';
import { keepingDocument, makeFiles, storeFiles } from '../files/document-files';
import { getPac } from '../issuer';
import type { Pac, StampAnswer, StampedCfdi } from '../pac/pac';
import { settleDocument } from '../payments/settle-document';
import { findInvoice } from './find-invoice';
import { invoices } from './invoice.record';
import { findRequest, lockHeads, writeInvoice, type InvoiceRow, type InvoiceState } from './invoice.store';
import { mailInvoice } from './mail-invoice';
import { judgeSealed, resealInvoice, sealInvoice } from './seal-invoice';
import { system } from './system';

/** The tax authority's code for a document that is dated too long ago. */
const tooOld = '401';

export const run: JobHandler<{ invoiceId: number }> = async ({ strapi, payload: { invoiceId } }) => {
  const row = await findInvoice({ strapi }, invoiceId);
  if (row?.state === 'validated') {
    const faults = await judgeSealed(strapi, row);
    if (faults.length > 0) return fail(strapi, row.id, faults.join('\n'));
    await sealInvoice(strapi, row);
  }
  const sealed = await findInvoice({ strapi }, invoiceId);
  // Deleted, stamped or taken back meanwhile: nothing is left to do.
  if (sealed?.state !== 'stamping') return { state: sealed?.state ?? 'removed' };
  const pac = getPac(strapi);
  const answer = await send(strapi, pac, sealed);
  if (answer.kind === 'unclear') return wait(strapi, sealed.id, answer);
  if (answer.kind === 'refused') return fail(strapi, sealed.id, `${answer.code}: ${answer.text}`);
  return finish(strapi, sealed, answer.cfdi, pac.isDemo);
};

/** Sends the bytes that are kept; sealed anew where they have grown too old, under the reference that makes a second stamp impossible. */
async function send(strapi: Core.Strapi, pac: Pac, row: InvoiceRow): Promise<StampAnswer> {
  const answer = await pac.stamp(...(await kept(strapi, row.id)));
  if (answer.kind !== 'refused' || answer.code !== tooOld) return answer;
  await resealInvoice(strapi, row);
  return pac.stamp(...(await kept(strapi, row.id)));
}

async function kept(strapi: Core.Strapi, id: number): Promise<[xml: string, reference: string]> {
  const request = await findRequest(getKnex(strapi), id);
  if (request === undefined) throw new Error(`Document ${id} was sealed and nothing was kept of it`);
  return [request.sealed_xml, request.reference];
}

/** Writes down that a document is stamped, with its files, once. */
async function finish(strapi: Core.Strapi, row: InvoiceRow, cfdi: StampedCfdi, isDemo: boolean) {
  const stamped = { ...row, uuid: cfdi.uuid, is_demo: isDemo, stamped_at: toInstant(cfdi.stampedAt) };
  const files = await makeFiles(strapi, stamped, cfdi.xml);
  try {
    const isDone = await keepingDocument(row, files, (keptFiles) =>
      inTransaction(strapi, async (tx) => {
        const [head] = await lockHeads(tx, [row.id]);
        if (head?.state !== 'stamping') return false;
        await moveShaped(invoices, tx, system, { id: row.id, input: { state: 'stamped' }, expected: null });
        const { uuid, is_demo, stamped_at } = stamped;
        await writeInvoice(tx, row.id, {
          uuid,
          is_demo,
          stamped_at,
          failure: null,
          ...(await storeFiles(tx, row, keptFiles)),
        });
        await mailInvoice(tx, stamped);
        await emit(tx, invoiceStamped, { invoiceId: row.id, orderId: row.type === 'I' ? row.sale_order_id : null });
        return true;
      }),
    );
    return { uuid: cfdi.uuid, isDone };
  } finally {
    await files.remove();
  }
}

/** Writes down what nobody understands, and has the job try again: what was stamped meanwhile is answered with the same stamp. */
async function wait(strapi: Core.Strapi, id: number, { code, text }: { code: string; text: string }): Promise<never> {
  const failure = `El PAC respondió lo que no está documentado; se intenta de nuevo. ${code}: ${text}`;
  await inTransaction(strapi, (tx) => writeInvoice(tx, id, { failure: failure.slice(0, 2_000) }));
  throw new Error(failure);
}

/** Writes down why a document was refused; staff put it right and issue it again, or discard it. */
async function fail(strapi: Core.Strapi, id: number, failure: string) {
  const open: readonly InvoiceState[] = ['validated', 'stamping'];
  await inTransaction(strapi, async (tx) => {
    const [head] = await lockHeads(tx, [id]);
    if (head === undefined || !open.includes(head.state)) return;
    await moveShaped(invoices, tx, system, { id, input: { state: 'failed' }, expected: null });
    await settleDocument(tx, { id, counts: false, actorName: system.name });
    await writeInvoice(tx, id, { failure: failure.slice(0, 2_000) });
    await emit(tx, invoiceFailed, { invoiceId: id });
  });
  return { failure };
}

/** Documents are dated in Mexico City, which is six hours behind UTC all year. */
const toInstant = (local: string) => instant(`${local}-06:00`);
