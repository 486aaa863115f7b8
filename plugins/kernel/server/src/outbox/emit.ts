import { now } from '../clock/clock';
import { insertRow } from '../transactions/insert-row';
import { whenCommitted, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';
import type { EventDefinition, PayloadOf } from './define-event';
import { changeFeed } from './change-feed';
import { currentRequestId } from '../work/work-context';
import { wakeRelay } from './wake';

/**
 * Writes an event into the outbox in the transaction of the change. It reaches its subscribers at least once after the commit, in the
 * order of writing, even if the process dies in between.
 */
export async function emit<E extends EventDefinition>(tx: Tx, event: E, payload: PayloadOf<E>): Promise<void> {
  const checked: unknown = event.schema.parse(payload);
  await insertRow(tx, tables.outboxEvent, {
    name: event.name,
    payload: JSON.stringify(checked),
    occurred_at: now(),
    relayed_at: null,
    request_id: currentRequestId(),
  });
  whenCommitted(tx, () => {
    changeFeed(tx.strapi).tell();
    wakeRelay(tx.strapi);
  });
}
