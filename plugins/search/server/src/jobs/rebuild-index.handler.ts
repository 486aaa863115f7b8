import { service, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';

export const run: JobHandler<Record<string, never>> = async ({ strapi }) => ({
  products: await service(strapi, 'search.catalogue').rebuildFromSource(),
});
