import { defineJob } from '../jobs/define-job';
import { enqueue } from '../jobs/enqueue';
import type { Tx } from '../transactions/in-transaction';
import { mailSchema, type Mail } from './mail.schema';

/**
 * Hands one mail to whatever sends mail here. While the mail server is away or asks to come again, all mails wait; what it
 * refuses for good is tried for some minutes and then left to a person.
 */
export const sendMailJob = defineJob({
  name: 'kernel.send-mail',
  label: 'Enviar correo',
  schema: mailSchema,
  service: 'Servidor de correo',
  attempts: 8,
  backoffMs: 5_000,
  handler: () => import('./send-mail.handler'),
});

/** Sends a mail once the caller's transaction has committed, once per key however often it is asked for. */
export async function sendMail(tx: Tx, given: Mail): Promise<void> {
  await enqueue(tx, sendMailJob, given, { key: `mail:${given.key}` });
}
