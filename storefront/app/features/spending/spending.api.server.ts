import type { ApiClient, Query } from '../../api/client.server';
import type { Currency, Named, Pagination, Single } from '../../api/contract';

export interface ApprovalAnswer {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly status_label: string;
  readonly placed_at: string;
  readonly currency: Currency;
  readonly total: string;
  readonly buyer_name: string | null;
  readonly reasons: readonly string[];
  readonly expires_at: string;
  readonly is_over: boolean;
  readonly approver_name: string | null;
  readonly decided_by: string | null;
  readonly may_decide: boolean;
}

export interface RuleAnswer {
  readonly id: number;
  readonly person_id: number;
  readonly person_name: string | null;
  readonly approver_id: number | null;
  readonly approver_name: string | null;
  readonly currency: Currency;
  readonly order_limit: string | null;
  readonly month_limit: string | null;
  readonly hold_hours: number;
}

export interface SpenderAnswer extends Named {
  readonly email: string;
  readonly is_secondary: boolean;
  readonly may_approve: boolean;
}

interface Many<T> {
  readonly data: readonly T[];
  readonly meta: { readonly pagination?: Pagination };
}

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
  approvals: (api: ApiClient, query: Query) => api.get<Many<ApprovalAnswer>>('sale-order-approvals', query),
  decide: (api: ApiClient, id: number, decision: Decision) =>
    api.put<Single<ApprovalAnswer>>(`sale-order-approvals/${id}`, decision),
  rules: (api: ApiClient) => api.get<Many<RuleAnswer>>('spending-rules', { per_page: 100 }),
  people: (api: ApiClient) => api.get<Many<SpenderAnswer>>('spending-people'),
  create: (api: ApiClient, personId: number, rule: RuleInput) =>
    api.post<Single<RuleAnswer>>('spending-rules', { person_id: personId, ...rule }),
  change: (api: ApiClient, id: number, rule: RuleInput) => api.put<Single<RuleAnswer>>(`spending-rules/${id}`, rule),
  remove: (api: ApiClient, id: number) => api.remove(`spending-rules/${id}`),
};
