import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf } from '../../api/answers';
import type { Single } from '../../api/contract';

export type ApprovalAnswer = ItemOf<'GET /sale-order-approvals'>;
export type RuleAnswer = ItemOf<'GET /spending-rules'>;
export type SpenderAnswer = ItemOf<'GET /spending-people'>;

export type Decision = { readonly decision: 'approve' } | { readonly decision: 'refuse'; readonly reason: string };

export interface RuleInput {
  readonly currency: string;
  readonly order_limit: string | null;
  readonly month_limit: string | null;
  readonly approver_id: number | null;
  readonly hold_hours: number;
}

/** The calls of spending rules and of orders that wait for approval. */
export const spendingApi = {
  approvals: (api: ApiClient, query: Query) =>
    api.get<AnswerTo<'GET /sale-order-approvals'>>('sale-order-approvals', query),
  decide: (api: ApiClient, id: number, decision: Decision) =>
    api.put<Single<ApprovalAnswer>>(`sale-order-approvals/${id}`, decision),
  rules: (api: ApiClient) => api.get<AnswerTo<'GET /spending-rules'>>('spending-rules', { per_page: 100 }),
  people: (api: ApiClient) => api.get<AnswerTo<'GET /spending-people'>>('spending-people'),
  create: (api: ApiClient, personId: number, rule: RuleInput) =>
    api.post<Single<DataOf<'PUT /spending-rules/{id}'>>>('spending-rules', { person_id: personId, ...rule }),
  change: (api: ApiClient, id: number, rule: RuleInput) =>
    api.put<Single<DataOf<'PUT /spending-rules/{id}'>>>(`spending-rules/${id}`, rule),
  remove: (api: ApiClient, id: number) => api.remove(`spending-rules/${id}`),
};
