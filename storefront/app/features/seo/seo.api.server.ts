import type { AnswerTo, DataOf } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';

/** What a search engine is told of: ids with the day they last changed ('2026-11-22', UTC), and how many parts there are. */
export type Addresses = DataOf<'GET /store-addresses'>;

/** One part of the products, and all categories. */
export const findAddresses = async (api: ApiClient, part: number): Promise<Addresses> =>
  (await api.get<AnswerTo<'GET /store-addresses'>>('store-addresses', { part })).data;
