import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDebts, spreadPayment } from './debts.rules';

const text = (cents: number): string => (cents / 100).toFixed(2);
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const sums = fc
  .array(fc.integer({ min: -50_000, max: 1_000_000 }), { maxLength: 12 })
  .map((all) => all.map((sum, at) => ({ debt: `sale-order:${at}`, sum: text(sum) })));

test('open debts come to what a ledger owes, whatever lines of no debt took off before, and none is below zero', () => {
  fc.assert(
    fc.property(sums, fc.integer({ min: -2_000_000, max: 0 }), (debts, unapplied) => {
      const balance = debts.reduce((all, { sum }) => all + cents(sum), unapplied);
      const open = openDebts(debts, text(unapplied));
      expect(open.reduce((all, { sum }) => all + cents(sum), 0)).toBe(Math.max(0, balance));
      expect(open.every(({ sum }) => cents(sum) > 0 && !sum.startsWith('-'))).toBe(true);
    }),
  );
});

test('a payment pays the oldest debts first, each up to what is owed of it; what is beyond is of none', () => {
  const open = [
    { debt: 'a', sum: '10.00' },
    { debt: 'b', sum: '5.00' },
  ];
  expect(spreadPayment('4.99', open)).toEqual([{ debt: 'a', amount: '4.99' }]);
  expect(spreadPayment('12.00', open)).toEqual([
    { debt: 'a', amount: '10.00' },
    { debt: 'b', amount: '2.00' },
  ]);
  expect(spreadPayment('15.01', open).at(-1)).toEqual({ debt: null, amount: '0.01' });
});

test('lines of no debt pay the oldest first', () => {
  const debts = [
    { debt: 'a', sum: '10.00' },
    { debt: 'b', sum: '5.00' },
  ];
  expect(openDebts(debts, '-12.00')).toEqual([{ debt: 'b', sum: '3.00' }]);
});
