import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { env } from '@mayorista/config';
import { now } from '../clock/clock';
import { inTransaction, isPostgres, getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { jobOf } from './registry';

export type JobState = 'queued' | 'running' | 'done' | 'dead';

export interface JobRow {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly payload: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly run_at: Date | number | string;
  readonly progress_done: number;
  readonly progress_total: number;
  readonly result: string | null;
  readonly last_error: string | null;
  readonly requested_by: string | null;
  /** The id of the request that enqueued it. */
  readonly request_id: string | null;
  /** The time since when the service it needs has been away; null while it is there. */
  readonly away_since: Date | number | string | null;
  readonly finished_at: Date | number | string | null;
}

/** Returns the milliseconds after which a claim that is not renewed is taken over, because its process died. */
export const lockMs = (): number => env().abandonedAfterMs;

const later = (ms: number): Date => new Date(now().getTime() + ms);

/** Narrows a query to due jobs: those whose time has come, and those whose process died while running them. */
const isDue = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.where((either) => {
    void either
      .where((waiting) => void waiting.where({ state: 'queued' }).where('run_at', '<=', now()))
      .orWhere((abandoned) => void abandoned.where({ state: 'running' }).where('locked_until', '<', now()));
  });

/** Claims the next due job for this worker, or the given one; returns null when there is none. No two workers get the same job. */
export async function claim(strapi: Core.Strapi, worker: string, id?: number): Promise<JobRow | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const query = isDue(trx(tables.job)).orderBy('run_at').orderBy('id');
    if (id !== undefined) query.where({ id });
    if (isPostgres(strapi)) query.forUpdate().skipLocked();
    const job = (await query.first()) as JobRow | undefined;
    if (job === undefined) return null;
    const attempts = job.attempts + 1;
    await trx(tables.job)
      .where({ id: job.id })
      .update({ state: 'running', attempts, locked_by: worker, locked_until: later(lockMs()), updated_at: now() });
    const definition = jobOf(strapi, job.name);
    if (definition?.servesWaiting === true && attempts <= definition.attempts)
      await finishWaitingLike(strapi, trx, job);
    return { ...job, attempts };
  });
}

/** Marks the due jobs with the same name and payload as done by this one, which begins now and does their work too. */
async function finishWaitingLike(strapi: Core.Strapi, trx: Knex, { id, name, payload }: JobRow): Promise<void> {
  const waiting = trx(tables.job)
    .where({ name, payload, state: 'queued' })
    .where('run_at', '<=', now())
    .whereNot({ id });
  // Skips jobs that another worker has locked, so that two workers never wait for each other; such a job runs once more.
  if (isPostgres(strapi)) void waiting.forUpdate().skipLocked();
  await trx(tables.job)
    .whereIn('id', waiting.select('id'))
    .update(done({ done_by: id }));
}

/** Renews a claim; returns false when another worker has taken it over. */
export async function keepClaim(strapi: Core.Strapi, id: number, worker: string): Promise<boolean> {
  return (await owned(strapi, id, worker).update({ locked_until: later(lockMs()) })) === 1;
}

export async function finish(strapi: Core.Strapi, id: number, worker: string, result: unknown): Promise<void> {
  await owned(strapi, id, worker).update(done(result));
}

const done = (result: unknown) => ({
  state: 'done',
  result: JSON.stringify(result ?? null),
  last_error: null,
  away_since: null,
  locked_by: null,
  locked_until: null,
  finished_at: now(),
  updated_at: now(),
});

const longestError = 4_000;

export interface JobFailure {
  readonly error: string;
  readonly retryAfterMs: number | null;
}

/** Queues a failed job for a later try, or makes it a dead letter when `retryAfterMs` is null. */
export async function fail(
  strapi: Core.Strapi,
  id: number,
  worker: string,
  { error, retryAfterMs }: JobFailure,
): Promise<void> {
  const common = { last_error: error.slice(0, longestError), locked_by: null, locked_until: null, updated_at: now() };
  const next =
    retryAfterMs === null ? { state: 'dead', finished_at: now() } : { state: 'queued', run_at: later(retryAfterMs) };
  await owned(strapi, id, worker).update({ ...common, ...next });
}

/**
 * Queues a job until its service may be back; the try does not count. With `all`, the due jobs of the same name wait too, for they
 * would find the same service away.
 */
export async function waitForService(
  strapi: Core.Strapi,
  { id, name, away_since }: Pick<JobRow, 'id' | 'name' | 'away_since'>,
  worker: string,
  { error, pauseMs, all }: { readonly error: string; readonly pauseMs: number; readonly all: boolean },
): Promise<void> {
  const waiting = { last_error: error.slice(0, longestError), run_at: later(pauseMs), updated_at: now() };
  const knex = getKnex(strapi);
  // The others first: this job is still running meanwhile, so that whoever makes it due as soon as it waits is not undone.
  if (all)
    await knex(tables.job)
      .where({ name, state: 'queued' })
      .where('run_at', '<=', now())
      .update({ ...waiting, away_since: knex.raw('coalesce(away_since, ?)', [now()]) });
  await owned(strapi, id, worker)
    .update({ ...waiting, state: 'queued', away_since: away_since ?? now(), locked_by: null, locked_until: null })
    .decrement('attempts', 1);
}

/** Makes the jobs that wait for their service due now, those of one name or all. Returns how many. */
export const resumeWaiting = async (strapi: Core.Strapi, name?: string): Promise<number> => {
  const waiting = getKnex(strapi)(tables.job).where({ state: 'queued' }).whereNotNull('away_since');
  if (name !== undefined) void waiting.where({ name });
  return waiting.update({ run_at: now(), updated_at: now() });
};

/** Returns a job to the queue without counting the try, because the process is asked to stop. */
export async function release(strapi: Core.Strapi, id: number, worker: string): Promise<void> {
  await owned(strapi, id, worker)
    .update({ state: 'queued', run_at: now(), locked_by: null, locked_until: null, updated_at: now() })
    .decrement('attempts', 1);
}

export async function storeProgress(strapi: Core.Strapi, id: number, done: number, total: number): Promise<void> {
  await getKnex(strapi)(tables.job)
    .where({ id })
    .update({ progress_done: done, progress_total: total, locked_until: later(lockMs()) });
}

const revived = (): object => ({
  state: 'queued',
  attempts: 0,
  run_at: now(),
  away_since: null,
  finished_at: null,
  updated_at: now(),
});

/** Puts a dead letter back into the queue; returns false when the job is not dead. */
export async function revive(strapi: Core.Strapi, id: number): Promise<boolean> {
  const changed = await getKnex(strapi)(tables.job).where({ id, state: 'dead' }).update(revived());
  return changed === 1;
}

/** Puts all dead letters back into the queue; returns how many. */
export const reviveAll = (strapi: Core.Strapi): Promise<number> =>
  Promise.resolve(getKnex(strapi)(tables.job).where({ state: 'dead' }).update(revived()));

/** Returns the ids of due jobs, oldest first. */
export async function dueIds(strapi: Core.Strapi, limit: number): Promise<number[]> {
  const rows = (await isDue(getKnex(strapi)(tables.job)).orderBy('run_at').orderBy('id').limit(limit).select('id')) as {
    id: number;
  }[];
  return rows.map(({ id }) => id);
}

/** Removes finished jobs, relayed events and idempotency keys that are older than `days`. */
export async function prune(strapi: Core.Strapi, days: number): Promise<void> {
  const before = later(-days * 86_400_000);
  await getKnex(strapi)(tables.job).where({ state: 'done' }).where('finished_at', '<', before).delete();
  await getKnex(strapi)(tables.outboxEvent).whereNotNull('relayed_at').where('relayed_at', '<', before).delete();
  await getKnex(strapi)(tables.idempotencyKey).where('claimed_at', '<', before).delete();
  await getKnex(strapi)(tables.spentCost).where('ends_on', '<=', later(0)).delete();
}

const owned = (strapi: Core.Strapi, id: number, worker: string): Knex.QueryBuilder =>
  getKnex(strapi)(tables.job).where({ id, locked_by: worker, state: 'running' });
