import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf } from '../../api/answers';

/** A list; the general one has no id while nothing was ever kept in it. */
export type ListAnswer = ItemOf<'GET /wish-lists'>;
export type ListPageAnswer = DataOf<'GET /wish-lists/{id}'>;
/** Its product is null when it is no longer sold. */
export type KeptAnswer = ListPageAnswer['details'][number];

/** What to keep, and in which list: the general one, one by its id, or a new one by its name. */
export type Keeping = { readonly product_id?: number } & (
  { readonly type: 'general' } | { readonly list_id: number } | { readonly type: 'normal'; readonly name: string }
);

/** The calls of wish lists. */
export const wishListApi = {
  lists: async (api: ApiClient, query: Query) => (await api.get<AnswerTo<'GET /wish-lists'>>('wish-lists', query)).data,
  marks: async (api: ApiClient) => (await api.get<AnswerTo<'GET /wish-list-products'>>('wish-list-products')).data,
  list: async (api: ApiClient, id: number, query: Query) =>
    (await api.get<AnswerTo<'GET /wish-lists/{id}'>>(`wish-lists/${id}`, query)).data,
  keep: async (api: ApiClient, what: Keeping) =>
    (await api.post<AnswerTo<'POST /wish-lists'>>('wish-lists', what)).data,
  rename: (api: ApiClient, id: number, name: string) => api.put<unknown>(`wish-lists/${id}`, { name }),
  remove: (api: ApiClient, id: number) => api.remove<unknown>(`wish-lists/${id}`),
  change: (api: ApiClient, detailId: number, change: { quantity: number } | { list_id: number }) =>
    api.put<unknown>(`wish-list-details/${detailId}`, change),
  drop: (api: ApiClient, detailId: number) => api.remove<unknown>(`wish-list-details/${detailId}`),
  toCart: async (api: ApiClient, listId: number) =>
    (await api.post<AnswerTo<'POST /cart-wish-lists'>>('cart-wish-lists', { list_id: listId })).meta.left_out,
  download: (api: ApiClient, id: number, query: Query) => api.download(`wish-list-downloads/${id}`, query),
};
