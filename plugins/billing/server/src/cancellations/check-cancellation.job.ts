import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Asks the tax authority for the answer to a request. */
export const checkCancellation = defineJob({
  name: 'billing.check-cancellation',
  label: 'Consultar cancelación de factura',
  schema: z.object({ cancellationId: z.number().int().positive() }),
  service: 'Consulta del SAT',
  handler: () => import('./check-cancellation.handler'),
});
