import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NewLine } from '../invoices/order-lines';
import { basesOf, fitLines, totalsOfLines } from './fit-lines.rules';

const line = (price: string, quantity: number, rate = '0.16', amount = price): NewLine => ({
  ...{ product_id: null, product_key: '84111506', sku: null, description: 'P', unit_key: 'ACT', discount: '0.00' },
  ...{ quantity, unit_price: price, amount, iva_rate: rate },
});
const of = (cents: number, quantity: number, rate: string): NewLine =>
  line((cents / 100).toFixed(2), quantity, rate, ((cents * quantity) / 100).toFixed(2));
const text = (cents: number): string => (cents / 100).toFixed(2);

test('every amount with its taxes has a base whose rounded base and tax come to it', () => {
  for (const percent of [16, 8, 0])
    for (let gross = 1; gross <= 30_000; gross += 1) {
      // By whole numbers: ten-thousandths of the base, then cents of base and tax.
      const base = BigInt((basesOf(text(gross), ['1'], [(percent / 100).toFixed(2)])[0] ?? '').replace('.', ''));
      const cents = (base + 50n) / 100n + (base * BigInt(percent) + 5_000n) / 10_000n;
      if (cents !== BigInt(gross)) expect([percent, gross, cents]).toEqual([percent, gross, BigInt(gross)]);
    }
});

test('lines come to any total above nothing, whatever their rates; none is charged less than nothing', () => {
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 20 }), fc.constantFrom('0.16', '0.08')),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 50_000_000, max: 90_000_000 })),
      (given, total) => {
        const fitted = fitLines(
          given.map((each) => of(...each)),
          text(total),
        );
        expect(totalsOfLines(fitted).total).toBe(text(total));
        for (const { amount, discount, quantity, unit_price: price } of fitted) {
          expect(quantity).toBeGreaterThan(0);
          expect(Number(discount)).toBeGreaterThanOrEqual(0);
          expect(Number(discount)).toBeLessThanOrEqual(Number(amount));
          expect(Math.round(Number(price) * 10_000) * quantity).toBe(Math.round(Number(amount) * 10_000));
        }
      },
    ),
  );
});

test('lines that come to it by themselves stay; less is a discount, more is on one piece of the dearest', () => {
  const lines = [of(1_004, 2, '0.16'), of(500, 1, '0.16')];
  expect(fitLines(lines, '29.09')).toEqual(lines);
  expect(fitLines(lines, '29.08').map(({ discount }) => discount)).toEqual(['0.0110', '0.0000']);
  expect(fitLines(lines, '29.10').map(({ quantity, unit_price: price }) => [quantity, price])).toEqual([
    [1, '10.04'],
    [1, '10.0462'],
    [1, '5.00'],
  ]);
  expect(fitLines([of(500, 1, '0.16')], '5.81').map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [1, '5.0086'],
  ]);
});
