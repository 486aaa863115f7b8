import { getKnex, NotFoundError, fetchPage, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { SentNotice } from '../../../contract';
import { tables } from '../uids';

interface SentRow {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly url: string | null;
  readonly image_url: string | null;
  readonly audience_label: string | null;
  readonly sender_name: string | null;
  readonly sent_at: Date | string | number;
  readonly recipient_count: number;
}

const sent = (knex: Knex) => knex(tables.notification).where({ is_from_staff: true });

/** What staff sent, the last first, with how it fared. */
export async function sentPage(strapi: Core.Strapi, query: { page: number; per_page: number }) {
  const knex = getKnex(strapi);
  const { rows, total, meta } = await fetchPage<SentRow>(() => sent(knex), query);
  return { data: await withFigures(knex, rows), total, meta };
}

export async function oneSent(strapi: Core.Strapi, id: number): Promise<SentNotice> {
  const knex = getKnex(strapi);
  const [view] = await withFigures(knex, (await sent(knex).where({ id })) as SentRow[]);
  if (view === undefined) throw new NotFoundError();
  return view;
}

interface PeopleCount {
  readonly id: number;
  readonly viewed: number | string | null;
  readonly opened: number | string | null;
}
interface DeliveryCount {
  readonly id: number;
  readonly state: string;
  readonly n: number | string;
}

async function withFigures(knex: Knex, rows: readonly SentRow[]): Promise<SentNotice[]> {
  const ids = rows.map(({ id }) => id);
  const people = (await knex(tables.received)
    .whereIn('push_notification_id', ids)
    .groupBy('push_notification_id')
    .select('push_notification_id as id')
    .count({ viewed: 'view_at', opened: 'read_at' })) as unknown as PeopleCount[];
  const browsers = (await knex(tables.delivery)
    .whereIn('push_notification_id', ids)
    .groupBy('push_notification_id', 'state')
    .select('push_notification_id as id', 'state')
    .count({ n: '*' })) as unknown as DeliveryCount[];
  const told = (id: number, states: readonly string[]): number =>
    browsers.filter((each) => each.id === id && states.includes(each.state)).reduce((sum, { n }) => sum + Number(n), 0);
  return rows.map(({ sender_name, recipient_count, audience_label, sent_at, id, title, message, url, image_url }) => {
    const counted = people.find((each) => each.id === id);
    return {
      id,
      title,
      message,
      url,
      image_url,
      audience_label: audience_label ?? '',
      sender: sender_name,
      sent_at: new Date(sent_at).toISOString(),
      recipients: recipient_count,
      viewed: Number(counted?.viewed ?? 0),
      read: Number(counted?.opened ?? 0),
      pushed: told(id, ['delivered']),
      pending: told(id, ['pending']),
      failed: told(id, ['gone', 'failed']),
    };
  });
}
