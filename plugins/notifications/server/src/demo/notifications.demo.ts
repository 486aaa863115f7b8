import { notices, type NoticeSeed } from '@mayorista/database/seeds';
import { inTransaction, insertRow, insertRows, getKnex, now, service, type Deps, type Tx } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Audience } from '../sendings/audience.fields';
import { idsOfPeople } from '../sendings/audience.store';
import { tables } from '../uids';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Whom marketing sent to, with the words the list of sent notices keeps. */
const sendings: Record<Exclude<NoticeSeed['to'], readonly string[]>, { audience: Audience; label: string }> = {
  distributors: { audience: { kind: 'distributors' }, label: 'Todos los distribuidores' },
  distributor_role: { audience: { kind: 'roles', roles: ['distributor'] }, label: 'Función: Distribuidor' },
};

/** What people of the demo world were told; their browsers hear nothing of it. */
export const notificationsDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.notification).first('id')) !== undefined) return;
    await inTransaction(strapi, async (tx) => {
      for (const seed of notices) await loadNotice(tx, seed);
    });
  },
});

async function loadNotice(
  tx: Tx,
  { title, message, url, days_ago, to, viewed_by, read_by }: NoticeSeed,
): Promise<void> {
  const sending = typeof to === 'string' ? sendings[to] : null;
  const sentAt = new Date(now().getTime() - days_ago * dayMs - hourMs);
  const people = typeof to === 'string' ? await idsOfPeople(tx.trx, sendings[to].audience) : await idsOfEmails(tx, to);
  const id = await insertRow(tx, tables.notification, {
    title,
    message,
    url,
    sent_at: sentAt,
    is_from_staff: sending !== null,
    recipient_count: people.length,
    ...(sending === null ? {} : { sender_name: 'Mercadotecnia', audience_label: sending.label }),
  });
  const [viewed, read] = [await idsOfEmails(tx, viewed_by), await idsOfEmails(tx, read_by)];
  const later = new Date(sentAt.getTime() + hourMs / 2);
  await insertRows(
    tx,
    tables.received,
    people.map((user_id) => ({
      push_notification_id: id,
      user_id,
      view_at: viewed.includes(user_id) ? later : null,
      read_at: read.includes(user_id) ? later : null,
    })),
  );
}

async function idsOfEmails(tx: Tx, emails: readonly string[]): Promise<number[]> {
  const rows = await service(tx.strapi, 'people.users').ofEmails(emails);
  if (rows.length !== emails.length) throw new Error(`The demo world lacks one of ${emails.join(', ')}`);
  return rows.map(({ id }) => id);
}
