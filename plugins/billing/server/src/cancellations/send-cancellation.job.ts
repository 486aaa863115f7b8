import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Sends a request to cancel; a second sending of the same is answered as the first. */
export const sendCancellation = defineJob({
  name: 'billing.send-cancellation',
  label: 'Enviar cancelación de factura',
  schema: z.object({ cancellationId: z.number().int().positive() }),
  service: 'PAC',
  attempts: 8,
  backoffMs: 2_000,
  handler: () => import('./send-cancellation.handler'),
});
