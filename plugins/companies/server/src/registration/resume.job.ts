import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Sends an applicant the link to go on. The link is made when the mail is: no row holds it. */
export const resumeJob = defineJob({
  name: 'companies.send-registration-link',
  label: 'Enviar enlace para continuar un registro',
  schema: z.object({ registry_id: z.number().int().positive() }),
  service: 'Servidor de correo',
  attempts: 8,
  backoffMs: 5_000,
  handler: () => import('./resume.handler'),
});
