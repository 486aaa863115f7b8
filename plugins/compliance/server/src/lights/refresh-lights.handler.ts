import type { JobHandler } from '@mayorista/kernel';
import { refreshLights } from './refresh-lights';

export const run: JobHandler<{ ids: number[] }> = async ({ strapi, payload }) => ({
  refreshed: await refreshLights(strapi, payload.ids),
});
