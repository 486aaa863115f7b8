import { createId } from '@paralleldrive/cuid2';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { consoleLine } from './console-line';
import { keptParts, type MailToKeep } from './kept-parts';

interface MailOptions extends MailToKeep {
  readonly from?: string;
  /** The idempotency key: a mail is stored once per key. Mails of Strapi itself have none. */
  readonly key?: string;
}

declare const strapi: Core.Strapi;

/**
 * Creates Strapi's email provider for installations without a mail server: it stores mails in a table that staff read in the panel. On
 * a development machine a mail that may give access is also written to the console, which only its owner reads.
 */
export const init = (_options: unknown, settings: { defaultFrom?: string } = {}) => ({
  async send(mail: MailOptions): Promise<void> {
    const knex = strapi.db.connection as unknown as Knex;
    await knex(tables.mail)
      .insert(rowOf(mail, settings.defaultFrom ?? null))
      .onConflict('mail_key')
      .ignore();
    if (mail.isSafeToKeep !== true && env().mode === 'development') process.stdout.write(`${consoleLine(mail)}\n`);
  },
});

function rowOf(mail: MailOptions, defaultFrom: string | null): Record<string, unknown> {
  const at = new Date();
  return {
    ...keptParts(mail),
    document_id: createId(),
    created_at: at,
    updated_at: at,
    published_at: at,
    sender: mail.from ?? defaultFrom,
    state: 'outbox',
    sent_at: at,
    mail_key: mail.key ?? null,
  };
}
