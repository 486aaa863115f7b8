import { insertRows, now, service, type Tx } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';
import type { Browser, PushPayload } from './push';

export type DeliveryState = 'pending' | 'delivered' | 'gone' | 'failed';

/** A notice still to be handed over to one browser. */
export interface PendingDelivery extends Browser {
  readonly id: number;
  readonly subscription_id: number;
  /** The notice as its person has it. */
  readonly own_id: number;
}

/** One row for each browser of the notice's people that has none yet; answers their ids. */
export async function planDeliveries(tx: Tx, notificationId: number): Promise<number[]> {
  const browsers = (await tx
    .trx(`${tables.subscription} as browser`)
    .join(`${tables.received} as own`, 'own.user_id', 'browser.user_id')
    .where('own.push_notification_id', notificationId)
    // The bell of the store shows it to them all the same.
    .whereNotIn('browser.user_id', service(tx.strapi, 'people.channels').refusing(tx.trx, 'push'))
    .select('browser.id as id')) as { id: number }[];
  await insertRows(
    tx,
    tables.delivery,
    browsers.map(({ id }) => ({
      push_notification_id: notificationId,
      push_subscription_id: id,
      state: 'pending',
    })),
  );
  const planned = (await tx
    .trx(tables.delivery)
    .where({ push_notification_id: notificationId })
    .orderBy('id')
    .select('id')) as { id: number }[];
  return planned.map(({ id }) => id);
}

export const isPlanned = async (tx: Tx, notificationId: number): Promise<boolean> =>
  (await tx.trx(tables.delivery).where({ push_notification_id: notificationId }).first('id')) !== undefined;

/** Of these, what is still pending, with the browser to tell. */
export const pendingOf = (knex: Knex, ids: readonly number[]): Promise<PendingDelivery[]> =>
  knex(`${tables.delivery} as delivery`)
    .join(`${tables.subscription} as browser`, 'browser.id', 'delivery.push_subscription_id')
    .join(`${tables.received} as own`, (same) => {
      same.on('own.push_notification_id', 'delivery.push_notification_id').andOn('own.user_id', 'browser.user_id');
    })
    .whereIn('delivery.id', [...ids])
    .where('delivery.state', 'pending')
    .orderBy('delivery.id')
    .select(
      'delivery.id as id',
      'browser.id as subscription_id',
      'own.id as own_id',
      'browser.endpoint as endpoint',
      'browser.browser_key as p256dh',
      'browser.browser_secret as auth',
    ) as unknown as Promise<PendingDelivery[]>;

export const textOf = (knex: Knex, notificationId: number): Promise<Omit<PushPayload, 'id'> | undefined> =>
  knex(tables.notification).where({ id: notificationId }).first('title', 'message', 'url', 'image_url') as Promise<
    Omit<PushPayload, 'id'> | undefined
  >;

/** How these deliveries ended; what ended already stays as it is. */
export async function settle(tx: Tx, ids: readonly number[], state: DeliveryState): Promise<void> {
  if (ids.length > 0)
    await tx
      .trx(tables.delivery)
      .whereIn('id', [...ids])
      .where({ state: 'pending' })
      .update({ state, settled_at: now() });
}
