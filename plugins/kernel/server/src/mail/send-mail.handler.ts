import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { now } from '../clock/clock';
import { DependencyAway } from '../dependencies/away-error';
import type { JobHandler } from '../jobs/define-job';
import { inTransaction, knexOf } from '../transactions/in-transaction';
import { onConflictIgnore } from '../transactions/on-conflict';
import { tables } from '../uids';
import type { CheckedMail } from './mail.schema';

export const run: JobHandler<CheckedMail> = async ({ strapi, payload }) => {
  if (await isSent(strapi, payload.key)) return { sent: false };
  const { key, tag, ...mail } = payload;
  const { mailFrom, smtpUrl } = env();
  // A second sending after a crash carries the same id, by which receivers drop the double.
  const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(mailFrom)}>`;
  const headers = { 'X-Mayorista-Key': encodeURIComponent(key), 'X-Mayorista-Tag': encodeURIComponent(tag ?? '') };
  await send(strapi, { ...mail, messageId, headers, key, tag });
  if (smtpUrl !== null) await keepCopy(strapi, payload, mailFrom);
  return { sent: true };
};

async function send(strapi: Core.Strapi, mail: object): Promise<void> {
  try {
    await strapi.plugin('email').service('email').send(mail);
  } catch (error) {
    if (isTemporary(error))
      throw new DependencyAway(`El correo tendrá que esperar: ${String(error)}`, { cause: error });
    throw error;
  }
}

/** What a mail server says by a code of 400 to 499, or by not letting us in at all, says nothing of this mail. */
function isTemporary(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  return code === 'EAUTH' || (typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500);
}

const isSent = async (strapi: Core.Strapi, key: string): Promise<boolean> =>
  (await knexOf(strapi)(tables.mail).where({ mail_key: key }).first('id')) !== undefined;

/** Staff read what was sent by SMTP too. */
async function keepCopy(
  strapi: Core.Strapi,
  { key, to, subject, html, text, tag }: CheckedMail,
  sender: string,
): Promise<void> {
  const row = {
    recipient: [to].flat().join(', '),
    sender,
    subject,
    html: html ?? null,
    text: text ?? null,
    state: 'sent',
    sent_at: now(),
    mail_key: key,
    tag: tag ?? null,
  };
  await inTransaction(strapi, (tx) => onConflictIgnore(tx, tables.mail, 'mail_key', row));
}

const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
