import { isolateFaults, service, throwIfFaults, type Fault, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';
import { SearchTaskFailure } from '../catalogue/indexing';

/** Products read from the source at once. */
const BATCH = 500;

export const run: JobHandler<{ ids: number[] }> = async ({ strapi, payload: { ids }, progress }) => {
  const search = service(strapi, 'search.catalogue');
  const faults: Fault<number>[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const refresh = (part: readonly number[]) => search.refreshProducts([...part]);
    faults.push(...(await isolateFaults(ids.slice(at, at + BATCH), refresh, isRefused)));
    await progress(Math.min(at + BATCH, ids.length), ids.length);
  }
  throwIfFaults(faults, ids.length, 'productos de la búsqueda');
};

/** One document that the server does not take must not keep the others from being found. */
const isRefused = (error: unknown): boolean => error instanceof SearchTaskFailure;
