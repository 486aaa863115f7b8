import type { ApiClient, Query } from '../../api/client.server';
import type { Currency, Pagination } from '../../api/contract';

export interface MovementAnswer {
  readonly id: number;
  readonly kind: string;
  readonly amount: string;
  readonly balance: string;
  readonly source_type: string;
  readonly source_id: string;
  readonly source_label: string | null;
  readonly due_on: string | null;
  readonly note: string | null;
  readonly happened_at: string;
}

export interface AccountAnswer {
  readonly kind: 'credit' | 'wallet';
  readonly currency: Currency;
  readonly balance: string;
  readonly available: string;
  readonly credit_limit?: string;
  readonly credit_days?: number;
  readonly overdue?: string;
  readonly is_blocked?: boolean;
}

export interface StatementAnswer {
  readonly data: readonly MovementAnswer[];
  readonly meta: { readonly account: AccountAnswer; readonly pagination: Pagination };
}

/** The calls of a company's credit line and wallet. */
export const statementApi = {
  movements: (api: ApiClient, query: Query) => api.get<StatementAnswer>('company-ledgers', query),
  pdf: (api: ApiClient, query: Query) => api.download('company-ledger-statements', query),
};
