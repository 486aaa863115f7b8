import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/**
 * Seals a document, has it stamped, and keeps XML and PDF. Each step is written before the next, and the provider answers the same stamp to
 * the same bytes: killed anywhere, the next try goes on where this one ended.
 */
export const stampInvoice = defineJob({
  name: 'billing.stamp-invoice',
  label: 'Timbrar factura',
  schema: z.object({ invoiceId: z.number().int().positive() }),
  service: 'PAC',
  attempts: 8,
  backoffMs: 2_000,
  handler: () => import('./stamp-invoice.handler'),
});
