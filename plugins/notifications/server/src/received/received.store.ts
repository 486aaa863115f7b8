import { countRows, now, fetchPage, type PageOf, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

type Moment = Date | string | number;

/** A notice as one person has it. */
export interface ReceivedRow {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly code: string | null;
  readonly params: string | null;
  readonly url: string | null;
  readonly image_url: string | null;
  readonly sent_at: Moment;
  readonly view_at: Moment | null;
  readonly read_at: Moment | null;
}

/** Which of the person's notices: those with or without a moment in these columns. */
export interface ReceivedFilter {
  readonly column: 'view_at' | 'read_at';
  readonly isSet: boolean;
}

export interface ReceivedQuery {
  readonly page: number;
  readonly per_page: number;
  readonly direction: 'asc' | 'desc';
  readonly filters: readonly ReceivedFilter[];
}

const columns = [
  'own.id as id',
  'notice.title as title',
  'notice.message as message',
  'notice.code as code',
  'notice.params as params',
  'notice.url as url',
  'notice.image_url as image_url',
  'notice.sent_at as sent_at',
  'own.view_at as view_at',
  'own.read_at as read_at',
];

const receivedOf = (knex: Knex, userId: number): Knex.QueryBuilder =>
  knex(`${tables.received} as own`)
    .join(`${tables.notification} as notice`, 'notice.id', 'own.push_notification_id')
    .where('own.user_id', userId);

export const receivedPage = (knex: Knex, userId: number, query: ReceivedQuery): Promise<PageOf<ReceivedRow>> =>
  fetchPage<ReceivedRow>(
    () =>
      query.filters.reduce(
        (rows, { column, isSet }) => (isSet ? rows.whereNotNull(`own.${column}`) : rows.whereNull(`own.${column}`)),
        receivedOf(knex, userId),
      ),
    query,
    { columns, id: 'own.id', direction: query.direction },
  );

export const findReceived = (knex: Knex, userId: number, id: number): Promise<ReceivedRow | undefined> =>
  receivedOf(knex, userId).where('own.id', id).first(columns) as Promise<ReceivedRow | undefined>;

/** Notices that came since the person last looked below the bell. */
export const countUnseen = (knex: Knex, userId: number): Promise<number> =>
  countRows(knex(tables.received).where({ user_id: userId }).whereNull('view_at'));

/** The person has looked below the bell. */
export async function markSeen(tx: Tx, userId: number): Promise<void> {
  await tx.trx(tables.received).where({ user_id: userId }).whereNull('view_at').update({ view_at: now() });
}

/** One notice was opened, or all of the person's (null); the first time counts. */
export async function markRead(tx: Tx, userId: number, id: number | null): Promise<void> {
  const own = () => {
    const rows = tx.trx(tables.received).where({ user_id: userId });
    return id === null ? rows : rows.where({ id });
  };
  await own().whereNull('view_at').update({ view_at: now() });
  await own().whereNull('read_at').update({ read_at: now() });
}
