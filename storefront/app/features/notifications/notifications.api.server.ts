import type { ApiClient, Query } from '../../api/client.server';
import type { Pagination, Single } from '../../api/contract';

/** A notice as the platform answers it; texts of how long ago are in the asked language. */
export interface NoticeAnswer {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly url: string | null;
  readonly image_url: string | null;
  readonly read_at: string | null;
  readonly time_ago_read: string;
}

export interface NoticesAnswer {
  readonly data: readonly NoticeAnswer[];
  readonly total: number;
  readonly meta: { readonly pagination: Pagination };
}

/** The calls of notices. */
export const noticeApi = {
  unread: async (api: ApiClient) => (await api.get<{ readonly unread: number }>('push-notification-user-count')).unread,
  page: (api: ApiClient, query: Query) =>
    api.get<NoticesAnswer>('user-push-notifications', { order_direction: 'desc', ...query }),
  seen: (api: ApiClient, userId: number) => api.remove<unknown>(`push-notification-user-count/${userId}`),
  read: (api: ApiClient, id: number) =>
    api.post<Single<NoticeAnswer>>('user-push-notifications-read', { user_push_notification_id: id }),
  readAll: (api: ApiClient) => api.post<unknown>('user-push-notifications-read', { all: true }),
  key: async (api: ApiClient) =>
    (await api.get<Single<{ readonly public_key: string }>>('push-notification-keys')).data.public_key,
  subscribe: (api: ApiClient, provider_id: string) =>
    api.post<unknown>('user-push-notification-subscriber', { provider_id }),
  unsubscribe: (api: ApiClient, provider_id: string) =>
    api.post<unknown>('user-push-notification-unsubscriber', { provider_id }),
};
