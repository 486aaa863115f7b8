import { now } from '../clock/clock';
import { onConflictIgnore } from '../transactions/on-conflict';
import { whenCommitted, type Tx } from '../transactions/in-transaction';
import { wakeRelay } from '../outbox/wake';
import { tables } from '../uids';
import type { JobDefinition } from './define-job';
import type { z } from 'zod';

export interface EnqueueOptions {
  /** A second job with the same key is not added: what makes repeating harmless. */
  readonly key?: string;
  /** Not before this moment. */
  readonly runAt?: Date;
  /** Who asked for it, for the jobs page. */
  readonly requestedBy?: string;
}

/** Queues a job in the caller's transaction; returns its id, or null when its key was already queued. */
export async function enqueue<J extends JobDefinition>(tx: Tx, job: J, payload: z.input<J['schema']>, options: EnqueueOptions = {}): Promise<number | null> {
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
    requested_by: options.requestedBy ?? null,
  });
  whenCommitted(tx, () => wakeRelay(tx.strapi));
  return id;
}
