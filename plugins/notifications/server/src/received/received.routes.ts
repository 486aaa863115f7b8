import {
  defineRoute,
  inTransaction,
  getKnex,
  NotFoundError,
  now,
  type Core,
  type RouteRequest,
} from '@mayorista/kernel';
import { noticeText } from '../news/notice-words';
import { ownerOf } from './owner';
import { readInput, receivedQuery } from './received.fields';
import { countUnseen, findReceived, markRead, markSeen, receivedPage, type ReceivedRow } from './received.store';
import { timeAgo } from './time-ago.rules';
import {
  pushNotificationUserCountOutput,
  userPushNotificationsReadOutput,
  userPushNotificationListOutput,
} from './received.answer';

const needs = 'push-notifications.own';

const moment = (at: ReceivedRow['sent_at'] | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The document's fields; `time_ago_read` says in words how long ago it came. */
const view = ({ sent_at, view_at, read_at, title, message, code, params, ...row }: ReceivedRow, locale: string) => ({
  ...row,
  ...noticeText({ title, message, code, params }),
  sent_at: moment(sent_at),
  view_at: moment(view_at),
  read_at: moment(read_at),
  time_ago_read: timeAgo(new Date(sent_at), now(), locale),
});

const count = async (strapi: Core.Strapi, userId: number) => {
  const unread = await countUnseen(getKnex(strapi), userId);
  return { data: { unread }, unread, meta: {} };
};

const isOwnId = (text: string | undefined, userId: number): boolean => text === String(userId);

async function open({ strapi, actor, locale }: RouteRequest, id: number | null) {
  const userId = ownerOf(actor);
  const knex = getKnex(strapi);
  if (id !== null && (await findReceived(knex, userId, id)) === undefined) throw new NotFoundError();
  await inTransaction(strapi, (tx) => markRead(tx, userId, id));
  const row = id === null ? undefined : await findReceived(knex, userId, id);
  return { data: row === undefined ? null : view(row, locale), meta: {} };
}

/** What a person has below their bell: each their own. */
export const receivedRoutes = [
  defineRoute({
    method: 'GET',
    path: '/user-push-notifications',
    noun: 'user-push-notifications',
    action: 'find',
    needs,
    summary: 'Mis avisos',
    query: receivedQuery,
    output: userPushNotificationListOutput,
    async handle({ strapi, actor, locale, query: { order_direction, ...query } }) {
      const { rows, total, meta } = await receivedPage(getKnex(strapi), ownerOf(actor), {
        ...query,
        direction: order_direction,
      });
      return { data: rows.map((row) => view(row, locale)), total, meta };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/user-push-notifications-read',
    noun: 'user-push-notifications-read',
    action: 'create',
    needs,
    summary: 'Abrir un aviso',
    input: readInput,
    isRepeatable: true,
    output: userPushNotificationsReadOutput,
    handle: (request) => open(request, request.input.user_push_notification_id ?? null),
  }),
  defineRoute({
    method: 'GET',
    path: '/push-notification-user-count',
    noun: 'push-notification-user-count',
    action: 'find',
    needs,
    summary: 'Cuántos avisos nuevos tengo',
    output: pushNotificationUserCountOutput,
    handle: ({ strapi, actor }) => count(strapi, ownerOf(actor)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/push-notification-user-count/:id',
    noun: 'push-notification-user-count',
    action: 'delete',
    needs,
    summary: 'Ya vi mis avisos',
    output: pushNotificationUserCountOutput,
    async handle({ strapi, actor, params }) {
      const userId = ownerOf(actor);
      if (!isOwnId(params.id, userId)) throw new NotFoundError();
      await inTransaction(strapi, (tx) => markSeen(tx, userId));
      return count(strapi, userId);
    },
  }),
];
