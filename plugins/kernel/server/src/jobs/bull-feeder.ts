import type { Core } from '@strapi/strapi';
import { handOver, openQueue } from './bull-queue';
import type { Runner } from './embedded-runner';
import { dueIds } from './job.store';
import { startLoop } from './loop';

const lookEveryMs = 500;
const mostAtOnce = 200;

/** Hands due jobs over to the workers through Redis; every process may do so, an id waits in the queue once. */
export function startFeeder(strapi: Core.Strapi): Runner {
  const queue = openQueue();
  queue.on('error', (error) => strapi.log.warn(`Cola de trabajos: ${error.message}`));
  const feed = async (): Promise<boolean> => {
    const ids = await dueIds(strapi, mostAtOnce);
    if (ids.length > 0) await handOver(queue, ids);
    // Never at once again: a due job stays due until a worker has taken it.
    return false;
  };
  const loop = startLoop(feed, lookEveryMs, (error) => strapi.log.warn(`Cola de trabajos: ${String(error)}`));
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop();
      await queue.close(true);
    },
  };
}
