import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/**
 * Issues the global invoices of the days that are over, where the configuration says so: a quarter past midnight, so that they are stamped
 * within the 24 hours that the authority gives (regla 2.7.1.21 RMF 2025).
 */
export const globalDaily = defineJob({
  name: 'billing.global-daily',
  label: 'Factura global del día',
  schema: z.object({}),
  cron: '15 0 * * *',
  handler: () => import('./global-daily.handler'),
});
