import { service, type Core } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';

/** Reads the rows of those of these products that the store shows, in the order of the ids. */
export async function visibleRows(strapi: Core.Strapi, ids: readonly number[]): Promise<CardRow[]> {
  return (await service(strapi, 'catalogue.cards').rows(ids)).filter((row) => Boolean(row.is_visible));
}
