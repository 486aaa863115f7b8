import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '@mayorista/kernel/shared';
import type { LedgerMovement } from '../../../contract';
import { sumUp } from './statement.rules';

const moved = (amount: string): LedgerMovement => ({ amount }) as LedgerMovement;

test('a statement begins with what was there, and ends with what is', () =>
  expect(sumUp([moved('100.00'), moved('-30.50')], '20.00')).toEqual({
    opening: '20.00',
    raised: '100.00',
    lowered: '30.50',
    closing: '89.50',
  }));

test('closing is opening with every movement, to the cent, whatever moved', () => {
  const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(amount), amount, (amounts, before) => {
      const whole = amounts.reduce((sum, each) => sum.plus(each), decimal(before));
      expect(decimal(sumUp(amounts.map(moved), before).closing).equals(whole)).toBe(true);
    }),
  );
});
