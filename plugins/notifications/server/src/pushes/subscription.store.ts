import { insertRow, now, type Tx } from '@mayorista/kernel';
import { NOTICES } from '@mayorista/config';
import { tables } from '../uids';
import type { Browser } from './push';

export interface NewSubscription extends Browser {
  readonly userId: number;
  readonly providerId: string;
  readonly userAgent: string;
}

/** The browser tells this person from now on, whoever it told before; a person's oldest browsers give way to new ones. */
export async function keepSubscription(tx: Tx, given: NewSubscription): Promise<number> {
  const { userId, providerId, endpoint, p256dh, auth, userAgent } = given;
  await tx.trx(tables.subscription).where({ endpoint_hash: providerId }).delete();
  const id = await insertRow(tx, tables.subscription, {
    user_id: userId,
    endpoint,
    endpoint_hash: providerId,
    browser_key: p256dh,
    browser_secret: auth,
    user_agent: userAgent.slice(0, 250),
    subscribed_at: now(),
  });
  const spare = (await tx
    .trx(tables.subscription)
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .offset(NOTICES.mostSubscriptions)
    .limit(1_000)
    .select('id')) as { id: number }[];
  await dropSubscriptions(
    tx,
    spare.map((row) => row.id),
  );
  return id;
}

export async function dropSubscription(tx: Tx, userId: number, providerId: string): Promise<void> {
  await tx.trx(tables.subscription).where({ user_id: userId, endpoint_hash: providerId }).delete();
}

export async function dropSubscriptions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .trx(tables.subscription)
      .whereIn('id', [...ids])
      .delete();
}
