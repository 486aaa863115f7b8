import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo } from '../../api/answers';

/** Notices as the platform answers them; texts of how long ago are in the asked language. */
export type NoticesAnswer = AnswerTo<'GET /user-push-notifications'>;
export type NoticeAnswer = NoticesAnswer['data'][number];

/** The calls of notices. */
export const noticeApi = {
  unread: async (api: ApiClient) =>
    (await api.get<AnswerTo<'GET /push-notification-user-count'>>('push-notification-user-count')).unread,
  page: (api: ApiClient, query: Query) =>
    api.get<NoticesAnswer>('user-push-notifications', { order_direction: 'desc', ...query }),
  seen: (api: ApiClient, userId: number) => api.remove<unknown>(`push-notification-user-count/${userId}`),
  read: (api: ApiClient, id: number) =>
    api.post<AnswerTo<'POST /user-push-notifications-read'>>('user-push-notifications-read', {
      user_push_notification_id: id,
    }),
  readAll: (api: ApiClient) => api.post<unknown>('user-push-notifications-read', { all: true }),
  key: async (api: ApiClient) =>
    (await api.get<AnswerTo<'GET /push-notification-keys'>>('push-notification-keys')).data.public_key,
  subscribe: (api: ApiClient, provider_id: string) =>
    api.post<unknown>('user-push-notification-subscriber', { provider_id }),
  unsubscribe: (api: ApiClient, provider_id: string) =>
    api.post<unknown>('user-push-notification-unsubscriber', { provider_id }),
};
