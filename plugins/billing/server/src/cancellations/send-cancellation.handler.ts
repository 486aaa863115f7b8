import { enqueue, getKnex, inTransaction, moveShaped, now, type JobHandler } from '@mayorista/kernel';
import { findHead } from '../invoices/invoice.store';
import { system } from '../invoices/system';
import { getIssuer, getPac } from '../issuer';
import { checkCancellation } from './check-cancellation.job';
import { findCancellation, lockCancellation, writeAnswer } from './cancellation.store';
import { invoiceCancellations } from './invoice-cancellation.record';
import { refuse } from './refuse-cancellation';

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
