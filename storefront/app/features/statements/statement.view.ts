import type { Currency } from '../../api/contract';
import type { Money } from '../../lib/format/money';
import { dayOrNothing, listAddress, oneOf } from '../../lib/forms/read-page';
import type { AccountAnswer, MovementAnswer } from './statements.api.server';

export const ledgerKinds = ['credit', 'wallet'] as const;
const movementKinds = ['charge', 'refund', 'deposit', 'payment', 'adjustment'] as const;

/** Which account is looked at, and which days of it, both included. */
export interface StatementFilters {
  readonly kind: (typeof ledgerKinds)[number];
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
}

/** Reads an address; the credit line in pesos unless it says another account. */
export const readStatementFilters = (params: URLSearchParams): StatementFilters => ({
  kind: oneOf(ledgerKinds, params.get('kind')) || 'credit',
  currency: oneOf(['MXN', 'USD'] as const, params.get('currency')) || 'MXN',
  from: dayOrNothing(params.get('from')),
  to: dayOrNothing(params.get('to')),
});

export const statementAddress = (filters: StatementFilters, page = 1): string =>
  listAddress('/statements', { ...filters }, page);
export const statementPdfAddress = (filters: StatementFilters): string =>
  listAddress('/statement-downloads', { ...filters });

export interface MovementView {
  readonly id: number;
  readonly at: string;
  readonly kind: (typeof movementKinds)[number] | '';
  readonly text: string;
  /** The order that it completes. */
  readonly orderId: number | null;
  readonly amount: Money;
  /** It makes the balance smaller. */
  readonly isMinus: boolean;
  readonly balance: Money;
  readonly dueOn: string | null;
}

export const movementView = (movement: MovementAnswer, currency: Currency): MovementView => ({
  id: movement.id,
  at: movement.happened_at,
  kind: oneOf(movementKinds, movement.kind),
  text: [movement.source_label, movement.note].filter(Boolean).join(' · '),
  orderId: movement.source_type === 'sale-order' ? Number(movement.source_id) : null,
  amount: { amount: movement.amount, currency },
  isMinus: movement.amount.startsWith('-'),
  balance: { amount: movement.balance, currency },
  dueOn: movement.due_on?.slice(0, 10) ?? null,
});

export interface AccountView {
  readonly isCredit: boolean;
  readonly balance: Money;
  readonly available: Money;
  readonly limit: Money | null;
  readonly days: number | null;
  /** Null where nothing is. */
  readonly overdue: Money | null;
  readonly isBlocked: boolean;
}

export function accountView(account: AccountAnswer): AccountView {
  const { kind, currency, balance, available, credit_limit: limit, credit_days: days, overdue = '0.00' } = account;
  return {
    isCredit: kind === 'credit',
    balance: { amount: balance, currency },
    available: { amount: available, currency },
    limit: limit === undefined ? null : { amount: limit, currency },
    days: days ?? null,
    overdue: Number(overdue) === 0 ? null : { amount: overdue, currency },
    isBlocked: account.is_blocked === true,
  };
}
