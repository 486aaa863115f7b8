import { partCache, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { taxonomyChanged } from '@mayorista/catalogue/events';
import { byId, type CategoryNode } from '@mayorista/catalogue/shared';

/** The house's categories by id, read once until one of them changes. */
export const keptCategories = (strapi: Core.Strapi): Promise<ReadonlyMap<number, CategoryNode>> =>
  partCache(strapi).part('category-tree', {}, async () => byId(await service(strapi, 'catalogue.categories').nodes()), {
    events: [taxonomyChanged],
  });
