import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Issues the note that takes advances off an invoice that they paid, once it is stamped or the one whose place it takes is cancelled. */
export const applyAdvances = defineJob({
  name: 'billing.apply-advances',
  label: 'Aplicar anticipos a su factura',
  schema: z.object({ invoiceId: z.number().int().positive() }),
  handler: () => import('./apply-advances.handler'),
});
