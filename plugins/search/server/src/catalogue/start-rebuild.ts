import { enqueue, inTransaction } from '@mayorista/kernel';
import type { Core } from '@strapi/strapi';
import { rebuildIndex } from '../jobs/rebuild-index';

/** Queues a rebuild at the start of a process; of those that start within the same minute, one does. */
export function startRebuild(strapi: Core.Strapi): Promise<void> {
  const minute = Math.floor(Date.now() / 60_000);
  return queue(strapi, `search.rebuild-index:${minute}`);
}

/** Queues a rebuild for a server that came back without its indexes. Never left out for one that was queued before it lost them. */
export const startRebuildOnReturn = (strapi: Core.Strapi): Promise<void> => queue(strapi);

async function queue(strapi: Core.Strapi, key?: string): Promise<void> {
  await inTransaction(strapi, (tx) => enqueue(tx, rebuildIndex, { unlessCurrent: true }, { key }));
}
