import { isZero } from '@mayorista/kernel/shared';
import type { Entry } from '../ledgers/append';
import { isAbove, minus, smaller } from '../ledgers/ledger.rules';

interface Settled {
  /** What counts of the document now; '0.00' once it is refused or cancelled. */
  readonly wanted: string;
  /** What its lines took off the ledger so far. */
  readonly written: string;
  /** What is still owed of its debt. */
  readonly owed: string;
}

/** Returns the line that makes a ledger say what counts of a document; null where it says so, or nothing is owed that it could lower. */
export function settlement({ wanted, written, owed }: Settled): Pick<Entry, 'kind' | 'amount'> | null {
  if (isAbove(written, wanted)) return { kind: 'adjustment', amount: minus(written, wanted) };
  const lowered = smaller(minus(wanted, written), owed);
  return isZero(lowered) ? null : { kind: 'payment', amount: minus('0', lowered) };
}
