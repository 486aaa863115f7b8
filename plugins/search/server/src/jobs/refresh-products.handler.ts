import { isolateFaults, service, slicesOf, throwIfFaults, type Fault, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';
import { SearchTaskFailure } from '../catalogue/indexing';

export const run: JobHandler<{ ids: number[] }> = async ({ strapi, payload: { ids }, progress }) => {
  const search = service(strapi, 'search.catalogue');
  const faults: Fault<number>[] = [];
  const refresh = (part: readonly number[]) => search.refreshProducts([...part]);
  let done = 0;
  for (const some of slicesOf(ids)) {
    faults.push(...(await isolateFaults(some, refresh, isRefused)));
    await progress((done += some.length), ids.length);
  }
  throwIfFaults(faults, ids.length, 'productos de la búsqueda');
};

/** One document that the server does not take must not keep the others from being found. */
const isRefused = (error: unknown): boolean => error instanceof SearchTaskFailure;
