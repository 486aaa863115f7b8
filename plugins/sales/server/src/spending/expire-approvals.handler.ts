import { getKnex, inTransaction, now, systemActor, type JobHandler } from '@mayorista/kernel';
import { changeStatusIn } from '../orders/change-status';
import { lockOrder } from '../orders/order.store';
import { tables } from '../uids';
import { isOver } from './decide-approval';

const most = 500;

export const run: JobHandler<object> = async ({ strapi, signal }) => {
  const actor = systemActor('Aprobaciones');
  const due = (await getKnex(strapi)(tables.order)
    .where({ status: 'waiting_approval' })
    .where('approval_expires_at', '<=', now())
    .orderBy('id')
    .limit(most)
    .select('id')) as { id: number }[];
  let expired = 0;
  for (const { id } of due) {
    if (signal.aborted) break;
    await inTransaction(strapi, async (tx) => {
      const order = await lockOrder(tx, id);
      // Somebody may have decided it meanwhile.
      if (order?.status !== 'waiting_approval' || !isOver(order)) return;
      await changeStatusIn(tx, { orderId: id, to: 'canceled', reason: 'Nadie lo aprobó a tiempo' }, actor);
      expired += 1;
    });
  }
  return { expired };
};
