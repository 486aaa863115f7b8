import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { openQueue } from './bull-queue';
import type { Runner } from './embedded-runner';
import { claim } from './job.store';
import { runJob } from './run-job';

const graceMs = 8_000;

/** The workers process: takes ids from Redis and runs the rows behind them. A row taken by somebody else is left alone. */
export function startWorker(strapi: Core.Strapi, { concurrency }: { readonly concurrency: number }): Runner {
  const worker = `worker-${process.pid}-${randomUUID().slice(0, 8)}`;
  const stopping = new AbortController();
  const queue = openQueue();
  queue.on('error', (error) => strapi.log.warn(`Cola de trabajos: ${error.message}`));
  void queue.process(concurrency, async ({ data }) => {
    const job = await claim(strapi, worker, data.id);
    if (job !== null) await runJob(strapi, job, worker, stopping.signal);
  });
  return {
    wake: () => {},
    stop: async () => {
      await queue.pause(true, true);
      stopping.abort();
      await Promise.race([queue.close(), new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}
