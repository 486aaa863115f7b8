import type { Core } from '@strapi/strapi';
import { parseInput } from '../errors/zod-refusals';
import { backoffMs } from './backoff';
import { fail, finish, keepClaim, lockMs, release, storeProgress, type JobRow } from './job.store';
import { jobOf } from './registry';

/** Runs one claimed job to its end: done, back in the queue for a later try, or a dead letter. Throws only when the table cannot be written: the claim then expires. */
export async function runJob(strapi: Core.Strapi, job: JobRow, worker: string, signal: AbortSignal): Promise<void> {
  const definition = jobOf(strapi, job.name);
  if (definition === undefined)
    return fail(strapi, job.id, worker, { error: `Ningún plugin define el trabajo "${job.name}"`, retryAfterMs: null });
  // Attempts are counted when a job is taken: one that takes its process down with it is not run for ever.
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
  } catch (error) {
    if (signal.aborted) return await release(strapi, job.id, worker);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const isLast = job.attempts >= definition.attempts;
    strapi.log[isLast ? 'error' : 'warn'](`Trabajo ${job.name} #${job.id}, intento ${job.attempts}: ${text}`);
    await fail(strapi, job.id, worker, {
      error: text,
      retryAfterMs: isLast ? null : backoffMs(definition.backoffMs, job.attempts),
    });
  } finally {
    clearInterval(heartbeat);
  }
}
