import { advisoryLock, now, startOfDay, today, type Actor, type PlainDate, type Tx } from '@mayorista/kernel';
import { roundToCents } from '@mayorista/kernel/shared';
import { tables } from '../uids';
import { reasonsToAsk, type Spent, type SpendingReason } from './spending.rules';
import type { SpendingRuleRow } from './spending-rule.record';

/** Why an order waits, for whom, and until when. */
export interface NeededApproval {
  readonly reasons: readonly SpendingReason[];
  /** Null: anybody of the company who is no secondary user. */
  readonly approverId: number | null;
  readonly expiresAt: Date;
}

type Rule = Pick<
  SpendingRuleRow,
  'currency' | 'order_limit' | 'month_limit' | 'approver_id' | 'hold_hours' | 'person_id'
>;

/**
 * Reads what limits a buyer. Orders of one person are judged one after the other, so that two at once do not both fit into what is left of a
 * month; call it before shelves are locked. Null for who may spend freely.
 */
export async function lockSpending(tx: Tx, { id }: Actor): Promise<Rule | null> {
  if (id === null) return null;
  const read = async () => (await tx.trx(tables.spendingRule).where({ person_id: id }).first()) as Rule | undefined;
  if ((await read()) === undefined) return null;
  await advisoryLock(tx, `spending:${id}`);
  // It may have changed while this waited for its turn.
  return (await read()) ?? null;
}

/** Tells whether an order waits for approval; null when it does not. */
export async function judgeSpending(tx: Tx, rule: Rule | null, order: Spent): Promise<NeededApproval | null> {
  if (rule === null) return null;
  const reasons = reasonsToAsk(order, await spentThisMonth(tx, rule.person_id), {
    currency: rule.currency,
    orderLimit: amountOf(rule.order_limit),
    monthLimit: amountOf(rule.month_limit),
  });
  if (reasons.length === 0) return null;
  const expiresAt = new Date(now().getTime() + rule.hold_hours * 3_600_000);
  return { reasons, approverId: rule.approver_id, expiresAt };
}

const amountOf = (amount: string | number | null): string | null => (amount === null ? null : roundToCents(amount));

/** Orders of the calendar's month in Mexico City that were not canceled, those that wait included: they may all come true. */
async function spentThisMonth(tx: Tx, personId: number): Promise<Spent[]> {
  const first = `${today().slice(0, 7)}-01` as PlainDate;
  const rows = (await tx
    .trx(tables.order)
    .where({ user_id: personId })
    .whereNot({ status: 'canceled' })
    .where('placed_at', '>=', new Date(startOfDay(first)))
    .select('total', 'currency', 'exchange_rate')) as {
    total: string | number;
    currency: string;
    exchange_rate: string | number | null;
  }[];
  return rows.map((row) => ({
    total: roundToCents(row.total),
    currency: row.currency,
    exchangeRate: row.exchange_rate === null ? null : String(row.exchange_rate),
  }));
}
