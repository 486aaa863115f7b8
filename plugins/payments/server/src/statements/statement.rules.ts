import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { LedgerMovement } from '../../../contract';

/** What a company's ledger did between two days. */
export interface Statement {
  readonly opening: string;
  /** Sum of what raised the balance, and of what lowered it, both positive. */
  readonly raised: string;
  readonly lowered: string;
  readonly closing: string;
}

/** Sums the movements of a period in their order; the balance before it is that of the movement before the first, or nothing. */
export function sumUp(movements: readonly LedgerMovement[], before: string): Statement {
  const raised = movements.filter(({ amount }) => !decimal(amount).isNegative());
  const total = (rows: readonly LedgerMovement[]) =>
    rows.reduce((sum, { amount }) => sum.plus(decimal(amount).abs()), decimal(0));
  const up = total(raised);
  const down = total(movements.filter(({ amount }) => decimal(amount).isNegative()));
  return {
    opening: roundToCents(before),
    raised: roundToCents(up),
    lowered: roundToCents(down),
    closing: roundToCents(decimal(before).plus(up).minus(down)),
  };
}
