import { decimal, roundToCents } from '@mayorista/kernel/shared';

/** What the lines of one debt come to. */
export interface DebtSum {
  readonly debt: string;
  readonly sum: string;
}

/** A part of a sum that pays one debt; null is what no debt is known for. */
export interface DebtPart {
  readonly debt: string | null;
  readonly amount: string;
}

/**
 * Returns what is still owed of each debt, the oldest first, those of nothing left out. What lines without a debt took off (`unapplied`,
 * negative: deposits of former releases), or more than its debt came to, pays the oldest first (Código Civil Federal, art. 2094), as overdue
 * sums are counted; so that open debts come to the ledger's balance.
 */
export function openDebts(sums: readonly DebtSum[], unapplied: string): DebtSum[] {
  const over = sums.filter(({ sum }) => decimal(sum).isNegative());
  let pool = over.reduce((all, { sum }) => all.minus(sum), decimal(unapplied).negated());
  return sums.flatMap(({ debt, sum }) => {
    const paid = pool.greaterThan(0) && decimal(sum).greaterThan(0) ? smallest(pool, sum) : decimal(0);
    pool = pool.minus(paid);
    const open = decimal(sum).minus(paid);
    return open.greaterThan(0) ? [{ debt, sum: roundToCents(open) }] : [];
  });
}

/** Splits a payment among open debts, the oldest first; what is beyond them is of none. */
export function spreadPayment(amount: string, open: readonly DebtSum[]): DebtPart[] {
  let left = decimal(amount);
  const parts: DebtPart[] = [];
  for (const { debt, sum } of open) {
    if (left.isZero()) break;
    const part = smallest(left, sum);
    left = left.minus(part);
    parts.push({ debt, amount: roundToCents(part) });
  }
  return left.isZero() ? parts : [...parts, { debt: null, amount: roundToCents(left) }];
}

const smallest = (one: ReturnType<typeof decimal>, other: string) => (one.lessThan(other) ? one : decimal(other));
