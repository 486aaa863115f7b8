import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { assertOutsideTransaction } from '../transactions/outside-transaction';
import { now } from '../clock/clock';
import { DependencyAway } from '../dependencies/away-error';
import { inTransaction, getKnex } from '../transactions/in-transaction';
import { onConflictIgnore } from '../transactions/on-conflict';
import { tables } from '../uids';
import { keptParts, type MailToKeep } from './kept-parts';
import { readAttachments } from './read-attachments';

export interface DeliveredMail extends MailToKeep {
  /** The idempotency key: a mail is delivered once per key. */
  readonly key: string;
  readonly replyTo?: string | undefined;
}

/**
 * Sends a mail once per key; returns false when it was sent before. Stores its text only with `isSafeToKeep`. For jobs: throws
 * DependencyAway when the mail server is away, or the server's error, and is then called again.
 */
export async function deliverMail(strapi: Core.Strapi, mail: DeliveredMail): Promise<boolean> {
  assertOutsideTransaction('sending a mail');
  if (await isSent(strapi, mail.key)) return false;
  const { key, tag, attached, ...rest } = mail;
  const attachments = await readAttachments(strapi, attached ?? []);
  const { mailFrom, smtpUrl } = env();
  // A second sending after a crash has the same id, by which receivers drop the duplicate.
  const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(mailFrom)}>`;
  const headers = { 'X-Mayorista-Key': encodeURIComponent(key), 'X-Mayorista-Tag': encodeURIComponent(tag ?? '') };
  await send(strapi, {
    ...rest,
    messageId,
    headers,
    key,
    tag,
    ...(attachments.length === 0 ? {} : { attachments, attached }),
  });
  if (smtpUrl !== null) await recordSent(strapi, mail, mailFrom);
  return true;
}

async function send(strapi: Core.Strapi, mail: object): Promise<void> {
  try {
    await strapi.plugin('email').service('email').send(mail);
  } catch (error) {
    if (isTemporary(error))
      throw new DependencyAway(`El correo tendrá que esperar: ${String(error)}`, { cause: error });
    throw error;
  }
}

/**
 * Tells whether a mail server's error (a code of 400 to 499, or a failed login) is not about this mail, so that it should be sent
 * later.
 */
function isTemporary(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  return code === 'EAUTH' || (typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500);
}

const isSent = async (strapi: Core.Strapi, key: string): Promise<boolean> =>
  (await getKnex(strapi)(tables.mail).where({ mail_key: key }).first('id')) !== undefined;

/** Records a mail sent by SMTP, so that staff see it too. */
async function recordSent(strapi: Core.Strapi, mail: DeliveredMail, sender: string): Promise<void> {
  const row = { ...keptParts(mail), sender, state: 'sent', sent_at: now(), mail_key: mail.key };
  await inTransaction(strapi, (tx) => onConflictIgnore(tx, tables.mail, 'mail_key', row));
}

const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
