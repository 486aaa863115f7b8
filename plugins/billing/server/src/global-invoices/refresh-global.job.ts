import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Issues a global invoice anew without what was invoiced by name since. */
export const refreshGlobal = defineJob({
  name: 'billing.refresh-global',
  label: 'Reexpedir factura global',
  schema: z.object({ invoiceId: z.number().int().positive() }),
  handler: () => import('./refresh-global.handler'),
});
