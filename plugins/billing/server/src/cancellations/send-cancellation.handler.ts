import { enqueue, getKnex, inTransaction, moveShaped, now, type Core, type JobHandler } from '@mayorista/kernel';
import { findInvoice } from '../invoices/find-invoice';
import type { InvoiceRow } from '../invoices/invoice.store';
import { system } from '../invoices/system';
import { getIssuer, getPac } from '../issuer';
import type { CancelAnswer } from '../pac/pac';
import { askAuthority } from './ask-authority';
import { checkCancellation } from './check-cancellation.job';
import { findCancellation, lockCancellation, writeAnswer } from './cancellation.store';
import { invoiceCancellations } from './invoice-cancellation.record';
import { keepingAcknowledgement, storeAcknowledgement } from './keep-acknowledgement';
import { refuse } from './refuse-cancellation';

/** The first look for an answer comes after this long: most documents need nobody's acceptance. */
const firstLookMs = 70_000;

export const run: JobHandler<{ cancellationId: number }> = async ({ strapi, payload: { cancellationId: id } }) => {
  const row = await findCancellation(getKnex(strapi), id);
  const invoice = row === undefined ? null : await findInvoice({ strapi }, row.invoice_id);
  if (row?.state !== 'requested' || invoice?.uuid == null) return { state: row?.state ?? 'removed' };
  const answer = await getPac(strapi).cancel({
    uuid: invoice.uuid,
    issuerRfc: getIssuer().issuer.rfc,
    reason: row.reason,
    substituteUuid: row.substitute_uuid,
  });
  if (answer.kind === 'refused') return refuse(strapi, id, `${answer.code}: ${answer.text}`);
  if (answer.kind === 'unclear') return look(strapi, id, { invoice, answer });
  await markSent(strapi, id, { invoice, answer });
  return { code: answer.code };
};

interface Unclear {
  readonly invoice: InvoiceRow;
  readonly answer: Extract<CancelAnswer, { kind: 'unclear' }>;
}

/** An answer that nobody understands is no refusal: the tax authority is asked, and the request is sent again later (watch-cancellations). */
async function look(strapi: Core.Strapi, id: number, { invoice, answer }: Unclear) {
  await inTransaction(strapi, (tx) =>
    writeAnswer(tx, id, { code: answer.code.slice(0, 20), answer: `${answer.code}: ${answer.text}`.slice(0, 1_000) }),
  );
  const status = await askAuthority(strapi, id, invoice);
  if (status.state === 'cancelled' || status.isInProcess) await markSent(strapi, id, { invoice, answer });
  return { waits: answer.code, text: status.text };
}

interface Sent {
  readonly invoice: InvoiceRow;
  readonly answer: Exclude<CancelAnswer, { kind: 'refused' }>;
}

/** Writes down that the tax authority has the request, with its acknowledgement, and has it asked what came of it. */
async function markSent(strapi: Core.Strapi, id: number, { invoice, answer }: Sent): Promise<void> {
  const xml = answer.kind === 'taken' ? answer.acknowledgement : null;
  await keepingAcknowledgement(invoice, xml, (kept) =>
    inTransaction(strapi, async (tx) => {
      const row = await lockCancellation(tx, id);
      if (row?.state !== 'requested') return;
      await moveShaped(invoiceCancellations, tx, system, { id, input: { state: 'sent' }, expected: null });
      await writeAnswer(tx, id, { sent_at: now(), code: answer.code.slice(0, 20) });
      if (kept !== null) await storeAcknowledgement(tx, row, kept);
      const runAt = new Date(now().getTime() + firstLookMs);
      const key = `${checkCancellation.name}:${id}:first:${now().getTime()}`;
      await enqueue(tx, checkCancellation, { cancellationId: id }, { key, runAt });
    }),
  );
}
