import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Issues the complements of what was received of an order, beside what is on credit, before its invoice was stamped; each once. */
export const complementReceived = defineJob({
  name: 'billing.complement-received',
  label: 'Complemento de lo ya pagado',
  schema: z.object({ invoiceId: z.number().int().positive() }),
  handler: () => import('./complement-received.handler'),
});
