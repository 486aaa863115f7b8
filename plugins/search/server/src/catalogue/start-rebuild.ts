import { enqueue, inTransaction } from '@mayorista/kernel';
import type { Core } from '@strapi/strapi';
import { rebuildIndex } from '../jobs/rebuild-index';

/** Queues a rebuild; asking again within the same minute adds none. */
export async function startRebuild(strapi: Core.Strapi): Promise<void> {
  const minute = Math.floor(Date.now() / 60_000);
  await inTransaction(strapi, (tx) => enqueue(tx, rebuildIndex, {}, { key: `search.rebuild-index:${minute}` }));
}
