import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Welcomes the owner of a new company with the link that sets their first password, made when the mail is. */
export const welcomeJob = defineJob({
  name: 'companies.send-welcome',
  label: 'Enviar bienvenida a un distribuidor',
  schema: z.object({ user_id: z.number().int().positive() }),
  service: 'Servidor de correo',
  attempts: 8,
  backoffMs: 5_000,
  handler: () => import('./welcome.handler'),
});
