import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { claim } from './job.store';
import { startLoop, type Loop } from './loop';
import { runJob } from './run-job';

const lookEveryMs = 250;
const graceMs = 8_000;

export interface Runner {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Runs due jobs of the table in this process, `concurrency` at a time: the default where there is no Redis. */
export function startEmbeddedRunner(strapi: Core.Strapi, concurrency: number): Runner {
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const takeOne = async (): Promise<boolean> => {
    if (!strapi.isLoaded) return false;
    if (running.size >= concurrency) {
      await Promise.race(running);
      return true;
    }
    const job = await claim(strapi, worker);
    if (job === null) return false;
    const run: Promise<void> = runJob(strapi, job, worker, stopping.signal)
      .catch((error: unknown) => void strapi.log.error(`Trabajo ${job.name} #${job.id}: ${String(error)}`))
      .finally(() => running.delete(run));
    running.add(run);
    return true;
  };
  const loop: Loop = startLoop(takeOne, lookEveryMs, (error) => strapi.log.error(`Trabajos: ${String(error)}`));

  return {
    wake: loop.wake,
    stop: async () => {
      // First tell the jobs: with all places taken the loop itself waits for one of them.
      stopping.abort();
      const ended = loop.stop().then(() => Promise.allSettled(running));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}
