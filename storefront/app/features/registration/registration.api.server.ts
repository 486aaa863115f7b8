import type { ApiClient } from '../../api/client.server';
import type { DataOf, ItemOf } from '../../api/answers';
import type { Single } from '../../api/contract';

export type QuestionAnswer = ItemOf<'GET /registration-questions'>;
export type DraftAnswer = DataOf<'POST /distributor-registry-drafts'>;
export type RegimeAnswer = ItemOf<'GET /tax-regimes'>;
export type UseAnswer = ItemOf<'GET /cfdi-uses'>;
export type SavedDraftAnswer = DataOf<'POST /distributor-registries'>;

/** The calls of a registration. */
export const registrationApi = {
  questions: async (api: ApiClient) =>
    (await api.get<Single<readonly QuestionAnswer[]>>('registration-questions', { per_page: 100 })).data,
  regimes: async (api: ApiClient) =>
    (await api.get<Single<readonly RegimeAnswer[]>>('tax-regimes', { per_page: 100 })).data,
  uses: async (api: ApiClient) => (await api.get<Single<readonly UseAnswer[]>>('cfdi-uses', { per_page: 100 })).data,
  open: async (api: ApiClient, token: string) =>
    (await api.post<Single<DraftAnswer>>('distributor-registry-drafts', { token })).data,
  save: async (api: ApiClient, body: object) =>
    (await api.post<Single<SavedDraftAnswer>>('distributor-registries', body)).data,
  upload: (api: ApiClient, form: FormData) => api.upload<unknown>('document-validation', form),
  challenge: async (api: ApiClient) =>
    (await api.get<Single<DataOf<'GET /captcha-challenges'>>>('captcha-challenges')).data,
  contact: (api: ApiClient, body: object) => api.post<unknown>('contact-us-registry', body),
};
