import { service, type Core } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { Listing } from '@mayorista/reference/contract';

/** The situations in which the operations of a taxpayer are doubted; who disproved it or won in court is nobody to warn of. */
const adverse = ['presumed', 'definitive'];

/** Finds which of some RFCs stand on the list of article 69-B as presumed or definitive. Reads in the open transaction. */
export async function findAdverse(strapi: Core.Strapi, rfcs: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
  const found = await service(strapi, 'reference.listed-taxpayers').find(rfcs);
  return new Map([...found].filter(([, { situation }]) => adverse.includes(situation)));
}
