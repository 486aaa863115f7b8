import type { JobHandler } from '@mayorista/kernel';
import { refreshCards } from './refresh-cards';

export const run: JobHandler<{ ids: number[] }> = async ({ strapi, payload }) => {
  await refreshCards(strapi, payload.ids);
  return { refreshed: payload.ids.length };
};
