import type { Core } from '@strapi/strapi';
import { now } from '../clock/clock';
import { buryJob, enqueue } from '../jobs/enqueue';
import { inTransaction, isPostgres, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';
import { findSubscribers } from './registry';

interface EventRow {
  readonly id: number;
  readonly name: string;
  readonly payload: string;
  readonly request_id: string | null;
}

/** The most events that one call relays. */
export const relayBatch = 200;

/**
 * Converts unrelayed events to jobs, one for each subscriber, in the order of writing. Returns how many events it relayed. The job's
 * key names event and subscriber, so that two relays at once, or one that died, never create a job twice.
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
  const query = tx
    .trx(tables.outboxEvent)
    .whereNull('relayed_at')
    .orderBy('id')
    .limit(relayBatch)
    .select('id', 'name', 'payload', 'request_id');
  if (isPostgres(tx.strapi)) query.forUpdate().skipLocked();
  return query as unknown as Promise<EventRow[]>;
}

/** Relays one event. When a subscriber cannot convert its payload, stores a dead letter, so that the events behind it are not held up. */
async function relayOne(tx: Tx, event: EventRow): Promise<void> {
  const payload: unknown = JSON.parse(event.payload);
  for (const { job, toPayload } of findSubscribers(tx.strapi, event.name)) {
    const key = `outbox:${event.id}:${job.name}`;
    const given = attempt(() => toPayload(payload));
    if (given.ok && given.value === null) continue;
    const checked = given.ok ? attempt(() => job.schema.parse(given.value)) : given;
    if (checked.ok) await enqueue(tx, job, given.ok ? given.value : null, { key, requestId: event.request_id });
    else
      await buryJob(tx, job, {
        key,
        payload: event.payload,
        error: `Evento ${event.name} #${event.id}: ${checked.error}`,
      });
  }
}

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    // Only the pure conversion of a payload runs here: its error is the reason of the dead letter.
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
