import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo } from '../../api/answers';

export type StatementAnswer = AnswerTo<'GET /company-ledgers'>;
export type MovementAnswer = StatementAnswer['data'][number];
export type AccountAnswer = StatementAnswer['meta']['account'];

/** The calls of a company's credit line and wallet. */
export const statementApi = {
  movements: (api: ApiClient, query: Query) => api.get<StatementAnswer>('company-ledgers', query),
  pdf: (api: ApiClient, query: Query) => api.download('company-ledger-statements', query),
};
