import { z } from 'zod';
import { typedWhole, defineRoute, getKnex } from '@mayorista/kernel';
import type { NoticeTarget } from '../../../contract';
import { audienceQuery, noticeInput } from './audience.fields';
import { audienceLabel } from './audience.label';
import { countPeople, countWithBrowser } from './audience.store';
import { sendNotice } from './send-notice';
import { oneSent, sentPage } from './sent.view';
import { pushNotificationTargetOutput, pushNotificationOutput, pushNotificationListOutput } from './sending.answer';

const noun = 'push-notifications';

/** What staff send, and how it fared. */
export const sendingRoutes = [
  defineRoute({
    method: 'GET',
    path: '/push-notifications',
    noun,
    action: 'find',
    needs: 'push-notifications.read',
    summary: 'Avisos enviados',
    query: z.object({
      page: typedWhole(100_000).default(1),
      per_page: typedWhole(100).default(10),
      locale: z.string().optional(),
    }),
    output: pushNotificationListOutput,
    handle: ({ strapi, query }) => sentPage(strapi, query),
  }),
  defineRoute({
    method: 'POST',
    path: '/push-notifications',
    noun,
    action: 'create',
    needs: 'push-notifications.send',
    summary: 'Enviar un aviso',
    input: noticeInput,
    status: 201,
    output: pushNotificationOutput,
    async handle({ strapi, actor, input }) {
      const { title, message, body, url, image_url, recipients: audience, expected_count } = input;
      const text = { title, message: message ?? body ?? '', url: url ?? null, image_url: image_url ?? null };
      const id = await sendNotice(strapi, { text, audience, expectedCount: expected_count ?? null }, actor);
      return { data: await oneSent(strapi, id), meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/push-notification-targets',
    noun: 'push-notification-targets',
    action: 'find',
    needs: 'push-notifications.send',
    summary: 'A cuántas personas les llegaría un aviso',
    query: audienceQuery,
    output: pushNotificationTargetOutput,
    async handle({ strapi, query: { audience } }) {
      const knex = getKnex(strapi);
      const data: NoticeTarget = {
        label: await audienceLabel(strapi, audience),
        people: await countPeople(knex, audience),
        with_browser: await countWithBrowser(knex, audience),
      };
      return { data, meta: {} };
    },
  }),
];
