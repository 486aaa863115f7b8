import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { repositoryRoot } from './prepared-world';
import { builtKernel, builtModule } from './served';

const registry = path.join(repositoryRoot, 'plugins/kernel/dist/server/src/jobs/registry.js');

/** Queues a job of the calendar as if its time had come: 'companies.remind-calls'. */
export async function enqueueDue(strapi: Core.Strapi, name: string): Promise<void> {
  const job = builtModule<typeof import('../server/src/jobs/registry')>(registry).jobOf(strapi, name);
  if (job === undefined) throw new Error(`There is no job "${name}"`);
  await builtKernel().inTransaction(strapi, (tx) => builtKernel().enqueue(tx, job, {}));
}
