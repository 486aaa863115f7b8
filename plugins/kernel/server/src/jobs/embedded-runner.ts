import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { troubleTeller } from '../dependencies/tell-trouble';
import { claim, release } from './job.store';
import { startLoop, type Loop } from './loop';
import { runJob } from './run-job';

const lookEveryMs = 250;

export interface Runner {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Runs due jobs of the table in this process, `concurrency` at a time. Looks for them when woken and at intervals of `everyMs`. */
export function startEmbeddedRunner(strapi: Core.Strapi, concurrency: number, everyMs = lookEveryMs): Runner {
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const stopping = new AbortController();
  const running = new Map<number, Promise<void>>();

  const takeOne = async (): Promise<boolean> => {
    if (!strapi.isLoaded) return false;
    if (running.size >= concurrency) {
      await Promise.race(running.values());
      return true;
    }
    const job = await claim(strapi, worker);
    if (job === null) return false;
    const run: Promise<void> = runJob(strapi, job, worker, stopping.signal)
      .catch((error: unknown) => void strapi.log.error(`Trabajo ${job.name} #${job.id}: ${String(error)}`))
      .finally(() => running.delete(job.id));
    running.set(job.id, run);
    return true;
  };
  const loop: Loop = startLoop(takeOne, everyMs, troubleTeller(strapi, 'Trabajos'));

  return {
    wake: loop.wake,
    stop: async () => {
      // Aborts the jobs first: when all places are taken, the loop itself waits for one of them.
      stopping.abort();
      const ended = loop.stop().then(() => Promise.allSettled(running.values()));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, env().shutdownMs).unref())]);
      // The process ends now: releasing its jobs spares them waiting until their claims expire.
      await Promise.all([...running.keys()].map((id) => release(strapi, id, worker))).catch((error: unknown) =>
        strapi.log.warn(`Trabajos: ${String(error)}`),
      );
    },
  };
}
