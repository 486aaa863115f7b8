import { service, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';

export const run: JobHandler<{ unlessCurrent: boolean }> = async ({ strapi, payload: { unlessCurrent } }) => {
  const search = service(strapi, 'search.catalogue');
  if (unlessCurrent && (await search.isReady())) return { products: null };
  return { products: await search.rebuildFromSource() };
};
