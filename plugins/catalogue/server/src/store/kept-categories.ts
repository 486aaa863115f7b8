import { responseCache, getKnex, type Core } from '@mayorista/kernel';
import { taxonomyChanged } from '../../../events';
import { byId } from '../categories/category-tree.rules';
import { readCategoryNodes, type CategoryNode } from '../categories/category-tree.store';

/** The house's categories by id, read once until one of them changes. */
export const keptCategories = (strapi: Core.Strapi): Promise<ReadonlyMap<number, CategoryNode>> =>
  responseCache(strapi).part('category-tree', {}, async () => byId(await readCategoryNodes(getKnex(strapi))), {
    events: [taxonomyChanged],
  });
