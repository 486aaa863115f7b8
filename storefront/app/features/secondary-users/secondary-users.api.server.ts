import type { ApiClient } from '../../api/client.server';
import type { Pagination, Single } from '../../api/contract';

export const SWITCHES = ['may_see_prices', 'may_buy', 'may_quote', 'may_approve', 'may_see_invoices'] as const;
export type Switch = (typeof SWITCHES)[number];

export interface SecondaryUserAnswer extends Readonly<Record<Switch, boolean>> {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly person: {
    readonly name: string | null;
    readonly paternal_surname: string | null;
    readonly maternal_surname: string | null;
  };
  readonly can_login: boolean;
  readonly status: 'invited' | 'active' | 'disabled';
  readonly disabled_at: string | null;
  readonly disabled_by: string | null;
}

export interface ActivityAnswer {
  readonly id: number;
  readonly action: string;
  readonly model_type: string;
  readonly model_id: string;
  readonly happened_at: string;
  readonly on_behalf_of: string | null;
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly total: number;
  readonly meta: { readonly pagination: Pagination };
}

/** The calls of secondary users. */
export const secondaryApi = {
  list: (api: ApiClient) => api.get<Page<SecondaryUserAnswer>>('secondary-users', { per_page: 100 }),
  disabled: (api: ApiClient) => api.get<Page<SecondaryUserAnswer>>('disabled-secondary-users', { per_page: 100 }),
  show: async (api: ApiClient, id: number) =>
    (await api.get<Single<SecondaryUserAnswer>>(`secondary-users/${id}`)).data,
  activities: (api: ApiClient, id: number, page: number) =>
    api.get<Page<ActivityAnswer>>('secondary-user-activities', { user_id: id, page, per_page: 10 }),
  config: async (api: ApiClient) =>
    (await api.get<Single<{ id: number; secondary_user_markup: string }>>('secondary-user-configs')).data,
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
