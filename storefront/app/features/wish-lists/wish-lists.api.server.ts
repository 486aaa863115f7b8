import type { ApiClient, Query } from '../../api/client.server';
import type { CardAnswer, Single } from '../../api/contract';

export interface ListAnswer {
  /** Null for the general list while nothing was ever kept in it. */
  readonly id: number | null;
  readonly name: string;
  readonly type: 'general' | 'normal';
  readonly totalDetails: number;
  readonly detail_id?: number | null;
}

export interface KeptAnswer {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly product_name: string;
  /** Null when the product is no longer sold. */
  readonly product: CardAnswer | null;
}

export interface ListPageAnswer extends ListAnswer {
  readonly id: number;
  readonly details: readonly KeptAnswer[];
}

/** What to keep, and in which list: the general one, one by its id, or a new one by its name. */
export type Keeping = { readonly product_id?: number } & (
  { readonly type: 'general' } | { readonly list_id: number } | { readonly type: 'normal'; readonly name: string }
);

/** The calls of wish lists. */
export const wishListApi = {
  lists: async (api: ApiClient, query: Query) =>
    (await api.get<Single<readonly ListAnswer[]>>('wish-lists', query)).data,
  marks: async (api: ApiClient) =>
    (await api.get<Single<readonly { product_id: number }[]>>('wish-list-products')).data,
  list: async (api: ApiClient, id: number, query: Query) =>
    (await api.get<Single<ListPageAnswer>>(`wish-lists/${id}`, query)).data,
  keep: async (api: ApiClient, what: Keeping) =>
    (await api.post<Single<ListAnswer & { id: number }>>('wish-lists', what)).data,
  rename: (api: ApiClient, id: number, name: string) => api.put<unknown>(`wish-lists/${id}`, { name }),
  remove: (api: ApiClient, id: number) => api.remove<unknown>(`wish-lists/${id}`),
  change: (api: ApiClient, detailId: number, change: { quantity: number } | { list_id: number }) =>
    api.put<unknown>(`wish-list-details/${detailId}`, change),
  drop: (api: ApiClient, detailId: number) => api.remove<unknown>(`wish-list-details/${detailId}`),
  toCart: async (api: ApiClient, listId: number) =>
    (await api.post<{ meta: { left_out: readonly number[] } }>('cart-wish-lists', { list_id: listId })).meta.left_out,
  download: (api: ApiClient, id: number, query: Query) => api.download(`wish-list-downloads/${id}`, query),
};
