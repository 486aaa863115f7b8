import type {} from '@mayorista/catalogue/contract';
import { service, type Deps } from '@mayorista/kernel';
import { catalogueSource } from './catalogue/catalogue-source';

/** Tells search where products are read, and the store's listings whom to ask for a text. */
export async function bootstrap({ strapi }: Deps): Promise<void> {
  const search = service(strapi, 'search.catalogue');
  await search.useSource(catalogueSource(strapi));
  service(strapi, 'catalogue.cards').useTextSearch(async (text, limit) => {
    const { ids } = await search.search({ text, filter: 'is_visible = true', page: 1, perPage: limit });
    return ids;
  });
}
