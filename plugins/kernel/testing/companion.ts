/**
 * Entry point of a process that serves one platform after another for the suites of a test process, on that one's messages: as a
 * second cms it listens on a port, and as the workers it runs the jobs. One process does both, since each suite waits for its start;
 * tests/faults has processes that do one.
 */
import type { Core } from '@strapi/strapi';
import { builtKernel, listen, load, unload } from './served';

/** Message to the companion: an environment to serve, null to stop serving, or milliseconds to let its memories age. The report has the same number. */
export type CompanionWish = { readonly environment: NodeJS.ProcessEnv | null } | { readonly ageMs: number };
export type CompanionOrder = { readonly number: number; readonly wish: CompanionWish };
export interface CompanionReport {
  readonly number: number;
  readonly url: string | null;
  readonly failure: string | null;
}

type Worker = ReturnType<ReturnType<typeof builtKernel>['startWorker']>;

const concurrency = 4;
let served: { readonly strapi: Core.Strapi; readonly worker: Worker } | null = null;

async function obey(wish: CompanionWish): Promise<string | null> {
  if ('ageMs' in wish) {
    builtKernel().ageMemories(wish.ageMs);
    return null;
  }
  const { environment } = wish;
  // Also of a suite that was given up before it could have this end.
  await end();
  if (environment === null) return null;
  const strapi = await load(environment);
  served = { strapi, worker: builtKernel().startWorker(strapi, { concurrency }) };
  return listen(strapi);
}

async function end(): Promise<void> {
  if (served === null) return;
  const { strapi, worker } = served;
  served = null;
  await worker.stop();
  await unload(strapi);
}

let latest: Promise<unknown> = Promise.resolve();

process.on('message', ({ number, wish }: CompanionOrder) => {
  latest = latest
    .then(() => obey(wish))
    .then((url): CompanionReport => ({ number, url, failure: null }))
    .catch((error: unknown): CompanionReport => ({ number, url: null, failure: String(error) }))
    .then((report) => process.send?.(report))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
