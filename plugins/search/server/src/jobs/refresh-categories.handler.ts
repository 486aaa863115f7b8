import { service, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';
import { catalogueSource } from '../catalogue/catalogue-source';

export const run: JobHandler<Record<string, never>> = async ({ strapi }) => {
  const categories = await catalogueSource(strapi).categories();
  await service(strapi, 'search.catalogue').indexCategories(categories);
  return { categories: categories.length };
};
