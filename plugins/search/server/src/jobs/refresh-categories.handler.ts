import { service, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';

export const run: JobHandler<Record<string, never>> = async ({ strapi }) => ({
  categories: await service(strapi, 'search.catalogue').refreshCategories(),
});
