import type { Currency } from '../../api/contract';
import { moneyOf, type Money } from '../../lib/format/money';
import type { ApprovalAnswer, RuleAnswer, SpenderAnswer } from './spending.api.server';

/** An order that waits, or was decided, as the page shows it. */
export interface ApprovalView {
  readonly id: number;
  readonly folio: string;
  readonly buyer: string | null;
  readonly total: Money;
  /** What the secondary user who ordered is shown, for who sees what is charged. */
  readonly shownTotal: Money | null;
  readonly status: string;
  readonly placedAt: string;
  readonly reasons: readonly string[];
  readonly expiresAt: string;
  readonly isOver: boolean;
  readonly approver: string | null;
  readonly decidedBy: string | null;
  readonly mayDecide: boolean;
}

/** A secondary user with what limits them. */
export interface SpenderView {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly rule: RuleView | null;
}

export interface RuleView {
  readonly id: number;
  readonly currency: Currency;
  readonly orderLimit: string;
  readonly monthLimit: string;
  readonly approverId: number | null;
  readonly holdHours: number;
}

export const approvalView = (order: ApprovalAnswer): ApprovalView => ({
  id: order.id,
  folio: order.folio,
  buyer: order.buyer_name,
  total: { amount: order.total, currency: order.currency },
  shownTotal: moneyOf(order.marked?.total, order.currency),
  status: order.status_label,
  placedAt: order.placed_at,
  reasons: order.reasons,
  expiresAt: order.expires_at,
  isOver: order.is_over,
  approver: order.approver_name,
  decidedBy: order.decided_by,
  mayDecide: order.may_decide && !order.is_over,
});

export const ruleView = (rule: RuleAnswer): RuleView => ({
  id: rule.id,
  currency: rule.currency,
  orderLimit: rule.order_limit ?? '',
  monthLimit: rule.month_limit ?? '',
  approverId: rule.approver_id,
  holdHours: rule.hold_hours,
});

/** Every secondary user, those without a limit too. */
export const spenders = (people: readonly SpenderAnswer[], rules: readonly RuleAnswer[]): readonly SpenderView[] =>
  people
    .filter(({ is_secondary: isSecondary }) => isSecondary)
    .map(({ id, name, email }) => {
      const rule = rules.find(({ person_id: person }) => person === id);
      return { id, name, email, rule: rule === undefined ? null : ruleView(rule) };
    });

/** Reads a typed amount: without thousands' commas, null where nothing was typed. */
export function amountFrom(typed: FormDataEntryValue | null): string | null {
  const text = (typeof typed === 'string' ? typed : '').replace(/[$,\s]/g, '');
  return text === '' ? null : text;
}
