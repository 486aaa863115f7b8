import type { Core } from '@strapi/strapi';
import { closeQueue, handOver, openQueue } from './bull-queue';
import type { Runner } from './embedded-runner';
import { dueIds } from './job.store';
import { startLoop } from './loop';

const lookEveryMs = 500;
const mostAtOnce = 200;

/** Announces due jobs to the workers through Redis. Every process may run a feeder: an id waits in the queue once. */
export function startFeeder(strapi: Core.Strapi): Runner {
  const queue = openQueue();
  let isQuiet = false;
  // Logs one line when Redis goes and one when it is back: workers find their jobs without it.
  const noteTrouble = (error: unknown): void => {
    if (!isQuiet) strapi.log.warn(`Cola de trabajos: ${String(error)}`);
    isQuiet = true;
  };
  queue.on('error', noteTrouble);
  const feed = async (): Promise<boolean> => {
    const ids = await dueIds(strapi, mostAtOnce);
    if (ids.length === 0) return false;
    await handOver(queue, ids);
    if (isQuiet) strapi.log.info('Cola de trabajos: Redis responde de nuevo');
    isQuiet = false;
    // Always waits for the next look: a due job stays due until a worker has taken it.
    return false;
  };
  const loop = startLoop(feed, lookEveryMs, noteTrouble);
  return {
    wake: loop.wake,
    stop: async () => {
      isQuiet = true;
      await loop.stop();
      await closeQueue(queue);
    },
  };
}
