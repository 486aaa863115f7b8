import { decimal, roundToCents } from '@mayorista/kernel/shared';

/** Throws a RangeError for an amount that is no payment: not above zero, or with more than two decimals. */
export function requireAmount(amount: string): string {
  const exact = decimal(amount);
  if (exact.lessThanOrEqualTo(0) || !exact.equals(roundToCents(exact)))
    throw new RangeError(`No amount of a ledger: ${amount}`);
  return roundToCents(exact);
}

export const plus = (one: string, other: string): string => roundToCents(decimal(one).plus(other));
export const minus = (one: string, other: string): string => roundToCents(decimal(one).minus(other));
export const isAbove = (one: string, other: string): boolean => decimal(one).greaterThan(other);
export const smaller = (one: string, other: string): string => (isAbove(one, other) ? other : one);

/** Never below zero. */
export const atLeastZero = (amount: string): string => (decimal(amount).isNegative() ? '0.00' : roundToCents(amount));

/** What is overdue: charges due before today, less all that was paid or given back, which settles the oldest first. `paid` is negative. */
export const overdueOf = ({ due, paid }: { readonly due: string; readonly paid: string }): string =>
  atLeastZero(plus(due, paid));
