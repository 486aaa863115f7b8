import type { Core } from '@strapi/strapi';
import { isAwayError } from '../dependencies/away-error';
import { parseInput } from '../errors/zod-refusals';
import { now } from '../clock/clock';
import { metricsOf } from '../metrics/metrics';
import { asWork } from '../work/work-context';
import { awayPauseMs } from './away-pause';
import { backoffMs } from './backoff';
import type { JobDefinition } from './define-job';
import {
  fail,
  finish,
  keepClaim,
  lockMs,
  release,
  resumeWaiting,
  storeProgress,
  waitForService,
  type JobRow,
} from './job.store';
import { jobOf } from './registry';

/**
 * Runs one claimed job to its end: done, queued for a later try, or a dead letter. Throws only when the table cannot be written; the
 * claim then expires.
 */
export async function runJob(strapi: Core.Strapi, job: JobRow, worker: string, signal: AbortSignal): Promise<void> {
  await asWork({ requestId: job.request_id, job: `${job.name} #${job.id}` }, () =>
    runClaimed(strapi, job, worker, signal),
  );
}

async function runClaimed(strapi: Core.Strapi, job: JobRow, worker: string, signal: AbortSignal): Promise<void> {
  const definition = jobOf(strapi, job.name);
  if (definition === undefined)
    return fail(strapi, job.id, worker, { error: `Ningún plugin define el trabajo "${job.name}"`, retryAfterMs: null });
  // Attempts are counted when a job is claimed, so that one that kills its process is not run for ever.
  if (job.attempts > definition.attempts)
    return fail(strapi, job.id, worker, {
      error: job.last_error ?? 'El proceso terminó a la mitad en cada intento',
      retryAfterMs: null,
    });
  const heartbeat = setInterval(() => {
    keepClaim(strapi, job.id, worker).catch((error: unknown) =>
      strapi.log.warn(`Trabajo ${job.name} #${job.id}: ${String(error)}`),
    );
  }, lockMs() / 3);
  const tell = (outcome: string): void => metricsOf(strapi).jobs.inc({ name: job.name, outcome });
  try {
    const { run } = await definition.handler();
    const result = await run({
      strapi,
      payload: parseInput(definition.schema, JSON.parse(job.payload)),
      jobId: job.id,
      attempt: job.attempts,
      progress: (done, total) => storeProgress(strapi, job.id, done, total),
      signal,
    });
    await finish(strapi, job.id, worker, result);
    if (job.away_since !== null && definition.service !== undefined) await resumeWaiting(strapi, job.name);
    tell('done');
  } catch (error) {
    if (signal.aborted) return await release(strapi, job.id, worker);
    tell(await putBack(strapi, definition, { job, worker }, error));
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Queues a failed job again or gives it up, and returns which. A service that is away does not count as a failure: the job waits for
 * days.
 */
async function putBack(
  strapi: Core.Strapi,
  definition: JobDefinition,
  { job, worker }: { readonly job: JobRow; readonly worker: string },
  failure: unknown,
): Promise<'waiting' | 'failed' | 'dead'> {
  const error = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  const pauseMs = isAwayError(failure) ? awayPauseMs(awayForMs(job)) : null;
  if (pauseMs !== null) {
    strapi.log.warn(`Trabajo ${job.name} #${job.id}: espera ${pauseMs / 1_000} s a un servicio: ${String(failure)}`);
    await waitForService(strapi, job, worker, { error, pauseMs, all: definition.service !== undefined });
    return 'waiting';
  }
  const isLast = job.attempts >= definition.attempts || isAwayError(failure);
  strapi.log[isLast ? 'error' : 'warn'](`Trabajo ${job.name} #${job.id}, intento ${job.attempts}: ${error}`);
  await fail(strapi, job.id, worker, {
    error,
    retryAfterMs: isLast ? null : backoffMs(definition.backoffMs, job.attempts),
  });
  return isLast ? 'dead' : 'failed';
}

const awayForMs = ({ away_since: since }: JobRow): number =>
  since === null ? 0 : now().getTime() - new Date(since).getTime();
