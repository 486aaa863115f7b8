import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Invoices an order by itself, where the configuration says so; what is refused is left for staff, with its reasons. */
export const invoiceAutomatically = defineJob({
  name: 'billing.invoice-order',
  label: 'Facturar pedido',
  schema: z.object({ orderId: z.number().int().positive() }),
  handler: () => import('./invoice-automatically.handler'),
});
