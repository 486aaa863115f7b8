import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Sends the link that resets a password to an address, if an account has it. The code is made when the mail is: no row holds it. */
export const sendResetMailJob = defineJob({
  name: 'people.send-reset-mail',
  label: 'Enviar correo para restablecer contraseña',
  schema: z.object({ email: z.email() }),
  attempts: 5,
  backoffMs: 5_000,
  handler: () => import('./send-reset-mail.handler'),
});
