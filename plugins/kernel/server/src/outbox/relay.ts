import type { Core } from '@strapi/strapi';
import { now } from '../clock/clock';
import { enqueue } from '../jobs/enqueue';
import { inTransaction, isPostgres, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';
import { subscribersOf } from './registry';

interface EventRow {
  readonly id: number;
  readonly name: string;
  readonly payload: string;
}

const batchSize = 200;

/**
 * Turns unrelayed events into jobs, one for each subscriber, in order of writing; returns how many events it relayed.
 * The job's key names event and subscriber, so that two relays at once, or one that died, never double anything.
 */
export async function relayEvents(strapi: Core.Strapi): Promise<number> {
  return inTransaction(strapi, async (tx) => {
    const events = await unrelayed(tx);
    for (const event of events) await relayOne(tx, event);
    if (events.length > 0) {
      const ids = events.map(({ id }) => id);
      await tx.trx(tables.outboxEvent).whereIn('id', ids).update({ relayed_at: now() });
    }
    return events.length;
  });
}

function unrelayed(tx: Tx): Promise<EventRow[]> {
  const query = tx.trx(tables.outboxEvent).whereNull('relayed_at').orderBy('id').limit(batchSize).select('id', 'name', 'payload');
  if (isPostgres(tx.strapi)) query.forUpdate().skipLocked();
  return query as unknown as Promise<EventRow[]>;
}

async function relayOne(tx: Tx, event: EventRow): Promise<void> {
  const payload: unknown = JSON.parse(event.payload);
  for (const { job, toPayload } of subscribersOf(tx.strapi, event.name)) {
    const given = toPayload(payload);
    if (given !== null) await enqueue(tx, job, given, { key: `outbox:${event.id}:${job.name}` });
  }
}
