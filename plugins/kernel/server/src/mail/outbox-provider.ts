import { createId } from '@paralleldrive/cuid2';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tables } from '../uids';

interface MailOptions {
  readonly to?: string | string[];
  readonly from?: string;
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string;
  /** What makes keeping it twice harmless; mails of Strapi itself have none. */
  readonly key?: string;
  readonly tag?: string;
}

declare const strapi: Core.Strapi;

/** Strapi's email provider of the embedded mode: mails stay in a table that staff read in the panel. */
export const init = (_options: unknown, settings: { defaultFrom?: string } = {}) => ({
  async send(mail: MailOptions): Promise<void> {
    const knex = strapi.db.connection as unknown as Knex;
    await knex(tables.mail)
      .insert(rowOf(mail, settings.defaultFrom ?? null))
      .onConflict('mail_key')
      .ignore();
  },
});

function rowOf(mail: MailOptions, defaultFrom: string | null): Record<string, unknown> {
  const at = new Date();
  return {
    document_id: createId(),
    created_at: at,
    updated_at: at,
    published_at: at,
    recipient: [mail.to ?? []].flat().join(', '),
    sender: mail.from ?? defaultFrom,
    subject: mail.subject ?? '',
    html: mail.html ?? null,
    text: mail.text ?? null,
    state: 'outbox',
    sent_at: at,
    mail_key: mail.key ?? null,
    tag: mail.tag ?? null,
  };
}
