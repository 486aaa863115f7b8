import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Every night: what was searched longer ago than insights look back is forgotten. */
export const forgetStatistics = defineJob({
  name: 'search.forget-statistics',
  label: 'Olvidar cifras antiguas de búsqueda',
  schema: z.object({}),
  cron: '30 3 * * *',
  handler: () => import('./forget-statistics.handler'),
});
