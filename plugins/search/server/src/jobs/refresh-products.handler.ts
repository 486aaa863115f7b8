import { service, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';

/** Products read from the source at once. */
const BATCH = 500;

export const run: JobHandler<{ ids: number[] }> = async ({ strapi, payload: { ids }, progress }) => {
  const search = service(strapi, 'search.catalogue');
  for (let at = 0; at < ids.length; at += BATCH) {
    await search.refreshProducts(ids.slice(at, at + BATCH));
    await progress(Math.min(at + BATCH, ids.length), ids.length);
  }
};
