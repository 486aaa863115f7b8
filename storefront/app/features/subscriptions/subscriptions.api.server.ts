import type { AnswerTo, DataOf } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';

export type PlanAnswer = AnswerTo<'GET /acoba-subscription-products'>['data'][number];
export type ClientAnswer = AnswerTo<'GET /acoba-installer-clients'>['data'][number];
export type DeviceAnswer = AnswerTo<'GET /acoba-client-devices'>['data'][number];
export type InstallerAnswer = AnswerTo<'GET /acoba-installers'>['data'][number];
export type SubscriptionAnswer = AnswerTo<'GET /acoba-subscriptions'>['data'][number];

/** The calls of subscriptions. */
export const subscriptionsApi = {
  plans: async (api: ApiClient, productId?: number) =>
    (
      await api.get<AnswerTo<'GET /acoba-subscription-products'>>(
        'acoba-subscription-products',
        productId === undefined ? {} : { product_id: productId },
      )
    ).data,
  installers: async (api: ApiClient) =>
    (await api.get<AnswerTo<'GET /acoba-installers'>>('acoba-installers', { per_page: 1 })).data,
  portalUrl: async (api: ApiClient) =>
    (await api.get<{ readonly data: DataOf<'GET /acoba-installer-urls'> }>('acoba-installer-urls')).data.url,
  clients: async (api: ApiClient, installerId: number) =>
    (
      await api.get<AnswerTo<'GET /acoba-installer-clients'>>('acoba-installer-clients', {
        installer_id: installerId,
      })
    ).data,
  devices: async (api: ApiClient, clientId: string) =>
    (await api.get<AnswerTo<'GET /acoba-client-devices'>>('acoba-client-devices', { client_id: clientId })).data,
  open: (api: ApiClient, installer: object) => api.post<unknown>('acoba-installers', installer),
  subscribe: async (api: ApiClient, subscription: object) =>
    (await api.post<{ readonly data: DataOf<'POST /acoba-subscriptions'> }>('acoba-subscriptions', subscription)).data,
  list: (api: ApiClient, page: number) =>
    api.get<AnswerTo<'GET /acoba-subscriptions'>>('acoba-subscriptions', { page, per_page: 20 }),
  show: async (api: ApiClient, id: number) =>
    (await api.get<{ readonly data: DataOf<'GET /acoba-subscriptions/{id}'> }>(`acoba-subscriptions/${id}`)).data,
};
