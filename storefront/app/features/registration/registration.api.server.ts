import type { ApiClient } from '../../api/client.server';
import type { Single } from '../../api/contract';

export interface QuestionAnswer {
  readonly id: number;
  readonly question: string;
  readonly is_required: boolean;
  readonly options: readonly { readonly name: string; readonly value: string }[];
}

type Texts = Readonly<Record<string, string | number | null>>;

export interface DraftAnswer {
  readonly id: number;
  readonly stage: string;
  readonly registry: Texts;
  readonly fiscal: Texts;
  readonly reference: readonly Texts[];
  readonly addresses: readonly Texts[];
  readonly questionnaire: readonly { readonly question_id: number; readonly answer: string }[];
  readonly documents: readonly {
    readonly id: number;
    readonly type: string;
    readonly type_label: string;
    readonly name: string | null;
    readonly problems: string | null;
  }[];
  readonly missing: readonly string[];
  readonly token?: string | null;
}

interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The calls of a registration. */
export const registrationApi = {
  questions: async (api: ApiClient) =>
    (await api.get<Single<readonly QuestionAnswer[]>>('registration-questions', { per_page: 100 })).data,
  regimes: async (api: ApiClient) => (await api.get<Single<readonly Named[]>>('tax-regimes', { per_page: 100 })).data,
  uses: async (api: ApiClient) => (await api.get<Single<readonly Named[]>>('cfdi-uses', { per_page: 100 })).data,
  open: async (api: ApiClient, token: string) =>
    (await api.post<Single<DraftAnswer>>('distributor-registry-drafts', { token })).data,
  save: async (api: ApiClient, body: object) =>
    (await api.post<Single<DraftAnswer>>('distributor-registries', body)).data,
  upload: (api: ApiClient, form: FormData) => api.upload<unknown>('document-validation', form),
  challenge: async (api: ApiClient) => (await api.get<Single<object>>('captcha-challenges')).data,
  contact: (api: ApiClient, body: object) => api.post<unknown>('contact-us-registry', body),
};
