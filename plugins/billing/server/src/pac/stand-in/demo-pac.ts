import { getKnex, now, service, type Core } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { Pac } from '../pac';
import { standIn } from './stand-in';
import { tableStore } from './table.store';

/** How long the demonstration's receivers take to accept a cancellation. */
const acceptMs = 60_000;

/** The provider of an installation without one: stamps of no fiscal value, kept in a table. */
export function demoPac(strapi: Core.Strapi): Pac {
  const provider = standIn({
    store: tableStore(strapi),
    now,
    acceptMs,
    uses: () => service(strapi, 'reference.tax').uses(getKnex(strapi)),
  });
  return {
    isDemo: true,
    stamp: provider.stamp,
    cancel: provider.cancel,
    status: ({ uuid }) => provider.status(uuid),
    balance: () => Promise.resolve({ left: null }),
  };
}
