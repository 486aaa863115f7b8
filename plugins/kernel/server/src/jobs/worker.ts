import type { Core } from '@strapi/strapi';
import { closeQueue, openQueue } from './bull-queue';
import { startEmbeddedRunner, type Runner } from './embedded-runner';

/** The interval in milliseconds at which workers look for due jobs by themselves, without a message from Redis. */
const lookEveryMs = 1_000;
const workers = new WeakMap<Core.Strapi, Runner>();

/** Starts a workers process: it runs the due jobs of the table, at once when an id comes through Redis, else within a second. */
export function startWorker(strapi: Core.Strapi, { concurrency }: { readonly concurrency: number }): Runner {
  const runner = startEmbeddedRunner(strapi, concurrency, lookEveryMs);
  const queue = openQueue();
  let isStopping = false;
  // Closing a queue before it has opened rejects without an error.
  const warn = (reason: unknown): void => {
    if (!isStopping) strapi.log.warn(`Cola de trabajos: ${String(reason)}`);
  };
  queue.on('error', warn);
  queue.process(concurrency, () => Promise.resolve(runner.wake())).catch(warn);
  const worker: Runner = {
    wake: runner.wake,
    stop: async () => {
      isStopping = true;
      await Promise.all([runner.stop(), closeQueue(queue)]);
    },
  };
  workers.set(strapi, worker);
  return worker;
}

/** Stops taking jobs and aborts the running ones; those that do not end in time return to the queue. */
export const stopWorker = async (strapi: Core.Strapi): Promise<void> => workers.get(strapi)?.stop();
