import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settlement } from './settlement.rules';

const text = (cents: number): string => (cents / 100).toFixed(2);
const amount = fc.integer({ min: 0, max: 1_000_000 });

test('a ledger comes to what counts of a document, as far as its debt is owed, and says so once', () => {
  fc.assert(
    fc.property(amount, amount, amount, (wanted, written, owed) => {
      const by = settlement({ wanted: text(wanted), written: text(written), owed: text(owed) });
      const moved = by === null ? 0 : Math.round(Number(by.amount) * 100);
      // Counted in whole cents: what is taken off in the end is what is wanted, or all that there was.
      expect(written - moved).toBe(wanted < written ? wanted : Math.min(wanted, written + owed));
      expect(owed + moved).toBeGreaterThanOrEqual(0);
      expect(by?.kind).toBe(moved === 0 ? undefined : moved > 0 ? 'adjustment' : 'payment');
      expect(by?.amount).not.toBe('-0.00');
    }),
  );
});
