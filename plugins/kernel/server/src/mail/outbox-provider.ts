import { createId } from '@paralleldrive/cuid2';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { consoleLine } from './console-line';
import { keptParts, type MailToKeep } from './kept-parts';

interface MailOptions extends MailToKeep {
  readonly from?: string;
  /** What makes keeping it twice harmless; mails of Strapi itself have none. */
  readonly key?: string;
}

declare const strapi: Core.Strapi;

/**
 * Strapi's email provider where there is no mail server: mails are kept in a table that staff read in the panel. One that may let
 * somebody in is told on the console of a development machine instead, which only its owner reads.
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
