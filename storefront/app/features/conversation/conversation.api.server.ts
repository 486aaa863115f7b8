import type { ItemOf } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';
import type { Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export type MessageAnswer = ItemOf<'GET /sale-order-comments'>;

/** What is written about: its type, as the calls name it, and its id. */
export interface About {
  readonly type: 'sale-order' | 'incidence';
  readonly id: number;
}

const most = 100;
const path = ({ type }: About): string => `${type}-comments`;
const named = ({ type, id }: About) => ({ modelType: type, modelId: id });

/** The calls of a conversation with the house. */
export const conversationApi = {
  messages: async (api: ApiClient, about: About) =>
    (await api.get<Single<readonly MessageAnswer[]>>(path(about), { ...named(about), per_page: most })).data,
  say: (api: ApiClient, about: About, body: string, files: readonly File[]) =>
    api.upload<unknown>(path(about), uploadOf({ ...named(about), body }, 'files', files)),
  correct: (api: ApiClient, about: About, id: number, body: string) =>
    api.put<unknown>(path(about), { id, ...named(about), body }),
};
