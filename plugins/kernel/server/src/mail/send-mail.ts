import { defineJob } from '../jobs/define-job';
import { enqueue } from '../jobs/enqueue';
import type { Tx } from '../transactions/in-transaction';
import { mailSchema, type Mail } from './mail.schema';

/**
 * A job that sends one mail. While the mail server is away or asks to be called again, all mails wait; a mail that it rejects for good
 * is retried for some minutes and then becomes a dead letter.
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

/** Enqueues a mail in the caller's transaction; it is sent after the commit, once per key. */
export async function sendMail(tx: Tx, given: Mail): Promise<void> {
  await enqueue(tx, sendMailJob, given, { key: `mail:${given.key}` });
}
