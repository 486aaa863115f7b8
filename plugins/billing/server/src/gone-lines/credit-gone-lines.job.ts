import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Credits what an invoiced order does not have any more, and invoices what came in its place; what is refused is left for staff. */
export const creditGoneLines = defineJob({
  name: 'billing.credit-gone-lines',
  label: 'Acreditar lo que un pedido ya no lleva',
  schema: z.object({ orderId: z.number().int().positive() }),
  handler: () => import('./credit-gone-lines.handler'),
});
