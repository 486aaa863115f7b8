import type { DataOf } from '@mayorista/config/answers';
import type { ApiClient } from '../../api/client.server';
import type { Single } from '../../api/contract';

export type SurveyAnswer = DataOf<'GET /survey-resources/{id}'>;
export type QuestionAnswer = SurveyAnswer['survey_fields'][number];

/** What says whose answers they are, beside who is logged in. */
export interface Answerer {
  readonly encrypted_entity?: string;
  readonly uuid?: string;
}

/** The calls of answering a survey. */
export const surveysApi = {
  show: async (api: ApiClient, id: string, named: Answerer & { readonly preview?: string }) =>
    (await api.get<Single<SurveyAnswer>>(`survey-resources/${encodeURIComponent(id)}`, { ...named })).data,
  keep: (api: ApiClient, answers: object) => api.post<unknown>('survey-progress-responses', answers),
  send: (api: ApiClient, answers: object) => api.post<unknown>('survey-responses', answers),
};
