import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Each hour: what nobody took up by the end of its last day in America/Mexico_City has expired. */
export const expireQuotations = defineJob({
  name: 'quotations.expire',
  label: 'Vencer cotizaciones',
  schema: z.object({}),
  cron: '0 * * * *',
  handler: () => import('./expire.handler'),
});
