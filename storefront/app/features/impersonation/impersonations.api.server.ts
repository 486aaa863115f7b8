import type { ApiClient } from '../../api/client.server';
import type { AnswerTo, DataOf } from '../../api/answers';
import type { Single } from '../../api/contract';

/** The calls of acting in somebody's name. */
export const impersonationApi = {
  buyers: (api: ApiClient, omniSearchQuery: string, page: number) =>
    api.get<AnswerTo<'GET /sale-order-user-impersonations'>>('sale-order-user-impersonations', {
      omniSearchQuery,
      page,
      per_page: 20,
    }),
  begin: async (api: ApiClient, user_id: number, reason: string) =>
    (
      await api.post<Single<DataOf<'POST /user-impersonations'>>>(
        'user-impersonations',
        reason === '' ? { user_id } : { user_id, reason },
      )
    ).data,
  end: (api: ApiClient) => api.post<unknown>('user-impersonation-ends', {}),
};
