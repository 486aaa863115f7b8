import type {} from '@mayorista/listings/contract';
import { registerDependency, service, type Deps } from '@mayorista/kernel';
import { catalogueSource } from './catalogue/catalogue-source';

const VISIBLE = 'is_visible = true';

/** Tells search where products are read, and the store's listings whom to ask for a text. */
export async function bootstrap({ strapi }: Deps): Promise<void> {
  const search = service(strapi, 'search.catalogue');
  registerDependency(strapi, 'search', search.isThere);
  await search.useSource(catalogueSource(strapi));
  service(strapi, 'listings.cards').useTextSearch({
    find: (text, limit) => search.search({ text, filter: VISIBLE, page: 1, perPage: limit }),
    help: (text) => search.nearestHelp(text, VISIBLE),
  });
}
