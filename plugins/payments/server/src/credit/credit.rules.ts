import type { Currency, FieldError } from '@mayorista/kernel';
import { refusalToBuy } from '@mayorista/companies/shared';
import type { CreditStatus } from '../../../contract';
import { atLeastZero, isAbove, minus, overdueOf } from '../ledgers/ledger.rules';

/** A credit line as staff keep it. */
export interface CreditLine {
  readonly limit: string;
  readonly days: number;
  readonly isBlocked: boolean;
  readonly blockedReason: string | null;
}

export interface CreditFacts {
  readonly line: CreditLine | null;
  readonly company: { readonly isActive: boolean; readonly isCreditBlocked: boolean } | null;
  readonly balance: string;
  /** Charges due before today. */
  readonly due: string;
  /** All that was paid or given back, negative. */
  readonly paid: string;
}

/** What a company may still owe, and every reason against it. */
export function creditStatus(currency: Currency, { line, company, balance, due, paid }: CreditFacts): CreditStatus {
  const limit = line?.limit ?? '0.00';
  const overdue = overdueOf({ due, paid });
  const blockedBecause = reasons({ line, company, overdue, currency });
  const free = atLeastZero(minus(limit, balance));
  return {
    currency,
    limit,
    balance,
    overdue,
    creditDays: line?.days ?? 0,
    available: blockedBecause.length > 0 ? '0.00' : free,
    blockedBecause,
  };
}

function reasons({
  line,
  company,
  overdue,
  currency,
}: Pick<CreditFacts, 'line' | 'company'> & { readonly overdue: string; readonly currency: Currency }): FieldError[] {
  const field = 'payments';
  return [
    ...(line === null ? [{ code: 'no_credit_line', field, params: { currency } }] : []),
    ...(refusalToBuy(company) === null ? [] : [{ code: 'company_inactive', field }]),
    ...(company?.isCreditBlocked === true ? [{ code: 'credit_blocked', field }] : []),
    ...(line?.isBlocked === true
      ? [{ code: 'credit_line_blocked', field, params: { reason: line.blockedReason ?? 'sin motivo escrito' } }]
      : []),
    ...(isAbove(overdue, '0') ? [{ code: 'credit_overdue', field, params: { overdue, currency } }] : []),
  ];
}
