import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Writes which products are out of their limits, every morning or when somebody asks. */
export const reportProductLimits = defineJob({
  name: 'inventory.report-product-limits',
  label: 'Reporte de límites de productos',
  schema: z.object({}),
  cron: '0 6 * * *',
  handler: () => import('./report-product-limits.handler'),
});
