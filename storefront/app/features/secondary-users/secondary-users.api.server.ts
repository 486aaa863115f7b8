import type { ApiClient } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf, Named as NamedPart } from '../../api/answers';
import type { Single } from '../../api/contract';

export const SWITCHES = ['may_see_prices', 'may_buy', 'may_quote', 'may_approve', 'may_see_invoices'] as const;

export type SecondaryUserAnswer = NamedPart<'CompanySecondaryUser'>;
export type ActivityAnswer = ItemOf<'GET /secondary-user-activities'>;

/** The calls of secondary users. */
export const secondaryApi = {
  list: (api: ApiClient) => api.get<AnswerTo<'GET /secondary-users'>>('secondary-users', { per_page: 100 }),
  disabled: (api: ApiClient) =>
    api.get<AnswerTo<'GET /disabled-secondary-users'>>('disabled-secondary-users', { per_page: 100 }),
  show: async (api: ApiClient, id: number) =>
    (await api.get<Single<SecondaryUserAnswer>>(`secondary-users/${id}`)).data,
  activities: (api: ApiClient, id: number, page: number) =>
    api.get<AnswerTo<'GET /secondary-user-activities'>>('secondary-user-activities', {
      user_id: id,
      page,
      per_page: 10,
    }),
  config: async (api: ApiClient) =>
    (await api.get<Single<DataOf<'GET /secondary-user-configs'>>>('secondary-user-configs')).data,
  saveConfig: (api: ApiClient, id: number, secondary_user_markup: number) =>
    api.put<unknown>(`secondary-user-configs/${id}`, { secondary_user_markup }),
  invite: (api: ApiClient, person: object) => api.post<Single<SecondaryUserAnswer>>('secondary-users', person),
  change: (api: ApiClient, id: number, person: object) => api.put<unknown>(`secondary-users/${id}`, person),
  disable: (api: ApiClient, id: number) => api.remove<unknown>(`secondary-users/${id}`),
  restore: (api: ApiClient, id: number) => api.put<unknown>(`disabled-secondary-users/${id}`, {}),
  permit: (api: ApiClient, id: number, can_login: boolean) =>
    api.put<unknown>(`secondary-user-can-login-permits/${id}`, { can_login }),
  inviteAgain: (api: ApiClient, id: number) => api.put<unknown>(`secondary-user-invitations/${id}`, {}),
};
