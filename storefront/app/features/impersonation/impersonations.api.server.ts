import type { ApiClient } from '../../api/client.server';
import type { Pagination, Single } from '../../api/contract';

export interface BuyerAnswer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly company: { readonly id: number; readonly business_name: string };
}

interface Opened {
  readonly jwt: string;
  readonly refreshToken: string;
  readonly ends_at: string;
}

/** The calls of acting in somebody's name. */
export const impersonationApi = {
  buyers: (api: ApiClient, omniSearchQuery: string, page: number) =>
    api.get<{ data: readonly BuyerAnswer[]; meta: { pagination: Pagination } }>('sale-order-user-impersonations', {
      omniSearchQuery,
      page,
      per_page: 20,
    }),
  begin: async (api: ApiClient, user_id: number, reason: string) =>
    (await api.post<Single<Opened>>('user-impersonations', reason === '' ? { user_id } : { user_id, reason })).data,
  end: (api: ApiClient) => api.post<unknown>('user-impersonation-ends', {}),
};
