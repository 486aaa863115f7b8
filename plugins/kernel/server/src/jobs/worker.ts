import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { openQueue } from './bull-queue';
import type { Runner } from './embedded-runner';
import { claim } from './job.store';
import { runJob } from './run-job';

const graceMs = 8_000;
const workers = new WeakMap<Core.Strapi, Runner>();

/** The workers process: takes ids from Redis and runs the rows behind them. A row taken by somebody else is left alone. */
export function startWorker(strapi: Core.Strapi, { concurrency }: { readonly concurrency: number }): Runner {
  const worker = `worker-${process.pid}-${randomUUID().slice(0, 8)}`;
  const stopping = new AbortController();
  const queue = openQueue();
  // A queue that is closed before it has begun says so without an error.
  const warn = (reason: unknown): void => void strapi.log.warn(`Cola de trabajos: ${String(reason)}`);
  queue.on('error', warn);
  queue
    .process(concurrency, async ({ data }) => {
      const job = await claim(strapi, worker, data.id);
      if (job !== null) await runJob(strapi, job, worker, stopping.signal);
    })
    .catch(warn);
  const runner: Runner = {
    wake: () => {},
    stop: async () => {
      stopping.abort();
      const ended = queue.pause(true, true).then(() => queue.close());
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
  workers.set(strapi, runner);
  return runner;
}

/** Stops taking jobs, tells the running ones and gives them eight seconds; what is left goes back to the queue by its expired claim. */
export const stopWorker = async (strapi: Core.Strapi): Promise<void> => workers.get(strapi)?.stop();
