import { NOTICES } from '@mayorista/config';
import { enqueue, inTransaction, slicesOf, type JobHandler } from '@mayorista/kernel';
import { isPlanned, planDeliveries } from './delivery.store';
import { sendPush } from './send-push';

export const run: JobHandler<{ notificationId: number }> = ({ strapi, payload: { notificationId } }) =>
  inTransaction(strapi, async (tx) => {
    if (await isPlanned(tx, notificationId)) return { planned: false };
    const ids = await planDeliveries(tx, notificationId);
    for (const [at, deliveryIds] of slicesOf(ids, NOTICES.pushBatch).entries())
      await enqueue(tx, sendPush, { notificationId, deliveryIds }, { key: `push:${notificationId}:${at}` });
    return { browsers: ids.length };
  });
