import { getKnex, type JobHandler } from '@mayorista/kernel';
import { productIdsOf } from './card-source.store';
import { refreshCards } from './refresh-cards';

export const run: JobHandler<{ kind: 'brand' | 'category' | 'stage'; id: number }> = async ({ strapi, payload }) => {
  const ids = await productIdsOf(getKnex(strapi), payload.kind, payload.id);
  await refreshCards(strapi, ids);
  return { refreshed: ids.length };
};
