import { NOTICES } from '@mayorista/config';
import { inTransaction, getKnex, slicesOf, type JobHandler } from '@mayorista/kernel';
import { textOf, pendingOf, settle, type PendingDelivery } from './delivery.store';
import { push, type PushOutcome } from './push';
import { dropSubscriptions } from './subscription.store';
import { vapid } from './vapid';

/** Push services are asked so many at a time. */
const AT_ONCE = 10;

type Ended = Record<PushOutcome, PendingDelivery[]>;

export const run: JobHandler<{ notificationId: number; deliveryIds: number[] }> = async ({
  strapi,
  payload: { notificationId, deliveryIds },
  attempt,
  signal,
}) => {
  const knex = getKnex(strapi);
  const notice = await textOf(knex, notificationId);
  if (notice === undefined) return { browsers: 0 };
  const pending = await pendingOf(knex, deliveryIds);
  const sender = vapid();
  const ended: Ended = { delivered: [], gone: [], refused: [], later: [] };
  for (const some of slicesOf(pending, AT_ONCE)) {
    signal.throwIfAborted();
    const batch: Ended = { delivered: [], gone: [], refused: [], later: [] };
    await Promise.all(
      some.map(async (delivery) =>
        batch[await push(delivery, { ...notice, id: delivery.own_id }, sender, `n${notificationId}`)].push(delivery),
      ),
    );
    await keep(batch, attempt >= NOTICES.pushAttempts);
    for (const outcome of Object.keys(ended) as PushOutcome[]) ended[outcome].push(...batch[outcome]);
  }
  if (ended.later.length > 0 && attempt < NOTICES.pushAttempts)
    throw new Error(`${ended.later.length} de ${pending.length} navegadores no se alcanzaron: se intentará de nuevo`);
  // Whose browser was taken off the list meanwhile waits no longer.
  await inTransaction(strapi, (tx) => settle(tx, deliveryIds, 'gone'));
  return { delivered: ended.delivered.length, gone: ended.gone.length, failed: ended.refused.length };

  /** What ended is written down batch by batch: a process that dies repeats at most one, which browsers fold into one notice. */
  function keep(batch: Ended, isLastTry: boolean): Promise<void> {
    return inTransaction(strapi, async (tx) => {
      await settle(tx, idsOf(batch.delivered), 'delivered');
      await settle(tx, idsOf(batch.gone), 'gone');
      await settle(tx, idsOf([...batch.refused, ...(isLastTry ? batch.later : [])]), 'failed');
      await dropSubscriptions(
        tx,
        batch.gone.map(({ subscription_id }) => subscription_id),
      );
    });
  }
};

const idsOf = (deliveries: readonly PendingDelivery[]): number[] => deliveries.map(({ id }) => id);
