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
}

declare const strapi: Core.Strapi;

/** Strapi's email provider of the embedded mode: mails stay in a table that staff read in the panel. */
export const init = (_options: unknown, settings: { defaultFrom?: string } = {}) => ({
  async send(mail: MailOptions): Promise<void> {
    const at = new Date();
    const knex = strapi.db.connection as unknown as Knex;
    await knex(tables.mail).insert({
      document_id: createId(),
      created_at: at,
      updated_at: at,
      published_at: at,
      recipient: [mail.to ?? []].flat().join(', '),
      sender: mail.from ?? settings.defaultFrom ?? null,
      subject: mail.subject ?? '',
      html: mail.html ?? null,
      text: mail.text ?? null,
      state: 'outbox',
      sent_at: at,
    });
  },
});
