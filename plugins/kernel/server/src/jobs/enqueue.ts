import type { Actor } from '../permissions/actor';
import { now } from '../clock/clock';
import { onConflictIgnore } from '../transactions/on-conflict';
import { whenCommitted, type Tx } from '../transactions/in-transaction';
import { currentRequestId } from '../work/work-context';
import { wakeRelay } from '../outbox/wake';
import { tables } from '../uids';
import type { JobDefinition } from './define-job';
import type { z } from 'zod';

export interface EnqueueOptions {
  /** Makes enqueueing idempotent: a second job with the same key is not added. */
  readonly key?: string;
  /** The earliest time at which the job runs. */
  readonly runAt?: Date;
  /** The requester, for the jobs page; a person given as Actor may follow the job (GET /background-jobs/{id}). */
  readonly requestedBy?: string | Actor;
  /** The id of the request the job follows from; the current request by default. */
  readonly requestId?: string | null;
}

/** Queues a job in the caller's transaction; returns its id, or null when its key was already queued. */
export async function enqueue<J extends JobDefinition>(
  tx: Tx,
  job: J,
  payload: z.input<J['schema']>,
  options: EnqueueOptions = {},
): Promise<number | null> {
  const checked: unknown = job.schema.parse(payload);
  const id = await onConflictIgnore(tx, tables.job, 'job_key', {
    name: job.name,
    label: job.label,
    job_key: options.key ?? null,
    payload: JSON.stringify(checked),
    state: 'queued',
    attempts: 0,
    run_at: options.runAt ?? now(),
    progress_done: 0,
    progress_total: 0,
    request_id: options.requestId ?? currentRequestId(),
    ...requesterOf(options.requestedBy),
  });
  whenCommitted(tx, () => wakeRelay(tx.strapi));
  return id;
}

/** Stores a job as a dead letter without a try, because its payload cannot be read. */
export async function buryJob(
  tx: Tx,
  job: JobDefinition,
  letter: { readonly key: string; readonly payload: string; readonly error: string },
): Promise<void> {
  await onConflictIgnore(tx, tables.job, 'job_key', {
    name: job.name,
    label: job.label,
    job_key: letter.key,
    payload: letter.payload,
    state: 'dead',
    attempts: 0,
    run_at: now(),
    progress_done: 0,
    progress_total: 0,
    last_error: letter.error,
    finished_at: now(),
  });
}

/** Returns the stored key of the person who asked for a job: 'person:12'. */
export const requesterKey = (actor: Actor): string => `${actor.kind}:${actor.id ?? ''}`;

function requesterOf(requestedBy: string | Actor | undefined): {
  requested_by: string | null;
  requester: string | null;
} {
  if (requestedBy === undefined || typeof requestedBy === 'string')
    return { requested_by: requestedBy ?? null, requester: null };
  return { requested_by: requestedBy.name, requester: requesterKey(requestedBy) };
}
