/**
 * A process beside a suite's own: serves one platform after another for the suites of one test process, which tells it by
 * messages. As `cms` it answers on a port, as `workers` it runs jobs.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { repositoryRoot } from './prepared-world';
import { listen, load, unload } from './served';

export type CompanionRole = 'cms' | 'workers';
/** An environment to serve, or null to end what is served. */
export interface CompanionOrder {
  readonly role: CompanionRole;
  readonly environment: NodeJS.ProcessEnv | null;
}
export interface CompanionReport {
  readonly url: string | null;
  readonly failure: string | null;
}

interface Worker {
  readonly stop: () => Promise<void>;
}
type Kernel = { readonly startWorker: (strapi: Core.Strapi, terms: { readonly concurrency: number }) => Worker };

const concurrency = 4;
let served: { readonly strapi: Core.Strapi; readonly worker: Worker | null } | null = null;

async function obey({ role, environment }: CompanionOrder): Promise<string | null> {
  if (environment === null) return end();
  const strapi = await load(environment);
  if (role === 'cms') {
    served = { strapi, worker: null };
    return listen(strapi);
  }
  const { startWorker } = createRequire(path.join(repositoryRoot, 'cms', 'server.cjs'))('@mayorista/kernel') as Kernel;
  served = { strapi, worker: startWorker(strapi, { concurrency }) };
  return null;
}

async function end(): Promise<null> {
  if (served === null) return null;
  const { strapi, worker } = served;
  served = null;
  await worker?.stop();
  await unload(strapi);
  return null;
}

process.on('message', (order: CompanionOrder) => {
  obey(order)
    .then((url): CompanionReport => ({ url, failure: null }))
    .catch((error: unknown): CompanionReport => ({ url: null, failure: String(error) }))
    .then((report) => process.send?.(report))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
