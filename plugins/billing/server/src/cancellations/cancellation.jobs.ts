import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

const payload = z.object({ cancellationId: z.number().int().positive() });

/** Sends a request to cancel; a second sending of the same is answered as the first. */
export const sendCancellation = defineJob({
  name: 'billing.send-cancellation',
  label: 'Enviar cancelación de factura',
  schema: payload,
  service: 'PAC',
  attempts: 8,
  backoffMs: 2_000,
  handler: () => import('./send-cancellation.handler'),
});

/** Asks the tax authority for the answer to a request. */
export const checkCancellation = defineJob({
  name: 'billing.check-cancellation',
  label: 'Consultar cancelación de factura',
  schema: payload,
  service: 'Consulta del SAT',
  handler: () => import('./check-cancellation.handler'),
});

/** Asks again for all requests without an answer: a receiver has three days. */
export const watchCancellations = defineJob({
  name: 'billing.watch-cancellations',
  label: 'Revisar cancelaciones en espera',
  schema: z.object({}),
  cron: '*/15 * * * *',
  handler: () => import('./watch-cancellations.handler'),
});
