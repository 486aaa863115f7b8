import type { Single } from '../../api/contract';
import type { ApiClient } from '../../api/client.server';

/** What a search engine is told of: ids with the day they last changed ('2026-11-22', UTC). */
export interface Addresses {
  readonly products: readonly { readonly id: number; readonly changed_on: string }[];
  readonly categories: readonly { readonly id: number }[];
  /** How many parts there are. */
  readonly parts: number;
}

/** One part of the products, and all categories. */
export const findAddresses = async (api: ApiClient, part: number): Promise<Addresses> =>
  (await api.get<Single<Addresses>>('store-addresses', { part })).data;
