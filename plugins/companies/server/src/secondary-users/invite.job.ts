import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Sends a person the link that sets their first password. The link is made when the mail is: no row holds it. */
export const inviteJob = defineJob({
  name: 'companies.send-invitation',
  label: 'Enviar invitación a un usuario',
  schema: z.object({ user_id: z.number().int().positive() }),
  service: 'Servidor de correo',
  attempts: 8,
  backoffMs: 5_000,
  handler: () => import('./invite.handler'),
});
