import { enqueue, getKnex, inTransaction, now, type JobHandler } from '@mayorista/kernel';
import { checkCancellation } from './check-cancellation.job';
import { waitingIds } from './cancellation.store';
import { sendCancellation } from './send-cancellation.job';

export const run: JobHandler<object> = async ({ strapi }) => {
  const { sent, unclear } = await waitingIds(getKnex(strapi));
  const minute = now().toISOString().slice(0, 16);
  await inTransaction(strapi, async (tx) => {
    for (const [job, ids] of [
      [checkCancellation, sent],
      [sendCancellation, unclear],
    ] as const)
      for (const id of ids) await enqueue(tx, job, { cancellationId: id }, { key: `${job.name}:${id}:${minute}` });
  });
  return { asked: sent.length, sent: unclear.length };
};
