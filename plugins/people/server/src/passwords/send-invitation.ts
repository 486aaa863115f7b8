import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Sends the owner of a new account the link that sets their first password. The link is made when the mail is: no row holds it. */
export const sendInvitationJob = defineJob({
  name: 'people.send-invitation',
  label: 'Enviar invitación a una persona',
  schema: z.object({ user_id: z.int().positive() }),
  service: 'Servidor de correo',
  attempts: 8,
  backoffMs: 5_000,
  handler: () => import('./send-invitation.handler'),
});
