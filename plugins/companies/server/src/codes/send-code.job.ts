import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Sends a code to a mail or WhatsApp number. It is made when it is sent: no row holds it. */
export const sendCodeJob = defineJob({
  name: 'companies.send-code',
  label: 'Enviar código de verificación',
  schema: z.object({
    kind: z.enum(['email', 'whatsapp']),
    contact_id: z.number().int().positive(),
    asked_by: z.number().int().positive().nullable(),
  }),
  attempts: 5,
  backoffMs: 5_000,
  handler: () => import('./send-code.handler'),
});
