import { fileChanged, partCache, service, type Core } from '@mayorista/kernel';
import type { CategoryBanner } from '@mayorista/catalogue/contract';
import { taxonomyChanged } from '@mayorista/catalogue/events';
import { byId, type CategoryNode } from '@mayorista/catalogue/shared';

/** The house's categories by id, read once until one of them changes. */
export const keptCategories = (strapi: Core.Strapi): Promise<ReadonlyMap<number, CategoryNode>> =>
  partCache(strapi).part('category-tree', {}, async () => byId(await service(strapi, 'catalogue.categories').nodes()), {
    events: [taxonomyChanged],
  });

/** The banners of categories in a language, read once until a category or the text of a picture changes. */
export const keptBanners = (
  strapi: Core.Strapi,
  locale: string,
): Promise<ReadonlyMap<number, readonly CategoryBanner[]>> =>
  partCache(strapi).part(
    'category-banners',
    { locale },
    (key) => service(strapi, 'catalogue.categories').banners(key.locale),
    { events: [taxonomyChanged, fileChanged] },
  );
