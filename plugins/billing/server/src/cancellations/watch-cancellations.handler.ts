import { enqueue, getKnex, inTransaction, now, type JobHandler } from '@mayorista/kernel';
import { checkCancellation } from './check-cancellation.job';
import { waitingIds } from './cancellation.store';

export const run: JobHandler<object> = async ({ strapi }) => {
  const ids = await waitingIds(getKnex(strapi));
  const minute = now().toISOString().slice(0, 16);
  await inTransaction(strapi, async (tx) => {
    for (const id of ids)
      await enqueue(
        tx,
        checkCancellation,
        { cancellationId: id },
        { key: `${checkCancellation.name}:${id}:${minute}` },
      );
  });
  return { asked: ids.length };
};
