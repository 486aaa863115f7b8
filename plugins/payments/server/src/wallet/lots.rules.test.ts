import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerMovement } from '../../../contract';
import { useLots } from './lots.rules';

const line = (id: number, kind: string, amount: number): LedgerMovement =>
  ({
    ...{ id, kind, amount: (amount / 100).toFixed(2), source: { type: 'sale-order', id: String(id) } },
    paymentForm: kind === 'deposit' ? '03' : null,
  }) as LedgerMovement;
const cents = (amount: string): number => Math.round(Number(amount) * 100);

test('what charges use of received money is what was there first, and never more than was brought', () => {
  expect(
    useLots([line(1, 'bonus', 500), line(2, 'deposit', 1000), line(3, 'charge', -700), line(4, 'charge', -100)]),
  ).toMatchObject([
    {
      left: '7.00',
      used: [
        { source: { id: '3' }, amount: '2.00' },
        { source: { id: '4' }, amount: '1.00' },
      ],
    },
  ]);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('deposit', 'bonus', 'refund'), fc.nat(5000))), (given) => {
      const all = given.reduce((sum, [, amount]) => sum + amount, 0);
      const lines = given.map(([kind, amount], at) => line(at, kind, amount));
      const lots = useLots([...lines, line(999, 'charge', -Math.floor(all / 2))]);
      for (const { money, left, used } of lots)
        expect(cents(left) + used.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(money.amount));
    }),
  );
});

test('a bonus, and money of which nobody said how it came, are no money received', () => {
  expect(useLots([line(1, 'bonus', 500), { ...line(2, 'deposit', 500), paymentForm: null }])).toEqual([]);
});
