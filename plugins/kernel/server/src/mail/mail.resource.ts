import { defineResource } from '../resources/define-resource';
import type { BaseRow } from '../resources/resource.types';
import { uids } from '../uids';
import { mailOutbox } from './mail.answer';

interface MailRow extends BaseRow {
  readonly recipient: string;
  readonly sender: string | null;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly state: string;
  readonly sent_at: string | null;
}

/** The sent mails stored for staff to read. */
export const mailResource = defineResource<MailRow>()({
  path: '/mail-outbox',
  uid: uids.mail,
  label: 'correo',
  search: ['recipient', 'subject'],
  filters: ['state'],
  order: { id: 'desc' },
  read: { needs: 'mails.read' },
  output: mailOutbox,
  serialize: ({ id, recipient, sender, subject, html, text, state, sent_at }) => ({
    id,
    recipient,
    sender,
    subject,
    html,
    text,
    state,
    sent_at,
  }),
});
