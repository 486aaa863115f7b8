import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Has the panel send its mail that resets a password, if an account of it has the address. */
export const sendPanelResetMailJob = defineJob({
  name: 'people.send-panel-reset-mail',
  label: 'Enviar correo para restablecer contraseña del panel',
  schema: z.object({ email: z.email() }),
  attempts: 5,
  backoffMs: 5_000,
  handler: () => import('./send-panel-reset-mail.handler'),
});
