import { env } from '@mayorista/config';
import { enqueue, getKnex, inTransaction, type JobHandler } from '@mayorista/kernel';
import { tables } from '../uids';
import { refreshOne } from './refresh-subscription.job';

export const run: JobHandler<object> = async ({ strapi }) => {
  // The demonstration's platform says what our own table says.
  if (env().monitoring === null) return { asked: 0 };
  const open = (await getKnex(strapi)(tables.subscription)
    .whereNotNull('held_device')
    .whereNotNull('acoba_subscription_id')
    .select('id')) as { id: number }[];
  await inTransaction(strapi, async (tx) => {
    for (const { id: subscriptionId } of open) await enqueue(tx, refreshOne, { subscriptionId });
  });
  return { asked: open.length };
};
