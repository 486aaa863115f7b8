import type { UserAnswer } from '../../api/contract';
import type { Money } from '../../lib/format/money';
import type { CreditAnswer, SalesmanAnswer } from './company.api.server';

interface CreditView {
  readonly limit: Money;
  readonly available: Money;
  readonly owed: Money;
  /** Null where nothing is overdue. */
  readonly overdue: Money | null;
  readonly days: number | null;
}

export interface AccountView {
  readonly priceLevel: number | null;
  readonly branch: string | null;
  readonly salesman: { readonly name: string; readonly email: string; readonly telephone: string | null } | null;
  readonly isBlocked: boolean;
  /** The credit lines that there are. */
  readonly credits: readonly CreditView[];
}

/** What a company is to the house; a credit line of nothing on which nothing is owed is none. */
export function accountView(
  { company, branch }: Pick<UserAnswer, 'company' | 'branch'>,
  salesman: SalesmanAnswer | null,
  credits: readonly CreditAnswer[],
): AccountView {
  return {
    priceLevel: company?.price_level ?? null,
    branch: branch?.name ?? null,
    salesman:
      salesman === null ? null : { name: salesman.full_name, email: salesman.email, telephone: salesman.telephone },
    isBlocked: credits.some((each) => each.is_blocked === true),
    credits: credits
      .filter(({ credit_limit: limit = '0', balance }) => Number(limit) > 0 || Number(balance) !== 0)
      .map(({ currency, credit_limit: limit = '0', available, balance, overdue = '0', credit_days: days }) => ({
        limit: { amount: limit, currency },
        available: { amount: available, currency },
        owed: { amount: balance, currency },
        overdue: Number(overdue) > 0 ? { amount: overdue, currency } : null,
        days: days ?? null,
      })),
  };
}
