import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Tells both addresses of a change what was asked or done. The links are made when the mails are: no row holds them. */
export const sendEmailChangeMails = defineJob({
  name: 'people.send-email-change-mails',
  label: 'Enviar correos de un cambio de correo',
  schema: z.object({ change_id: z.int().positive(), step: z.enum(['asked', 'confirmed']) }),
  service: 'Servidor de correo',
  attempts: 8,
  backoffMs: 5_000,
  handler: () => import('./send-email-change-mails.handler'),
});
