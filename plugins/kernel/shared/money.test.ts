import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountText,
  compare,
  convert,
  decimal,
  divideAmount,
  fitsColumn,
  groupThousands,
  lessPercent,
  money,
  roundToCents,
  sum,
  times,
} from './money';

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((n) => decimal(n).dividedBy(100).toFixed(2));

describe('money', () => {
  test('rounds half up to the cent', () => {
    expect(roundToCents('1.005')).toBe('1.01');
    expect(roundToCents('2.344999')).toBe('2.34');
    expect(roundToCents('0')).toBe('0.00');
  });

  test('fits its column below ten thousand million, in debt too', () => {
    expect(['0', '9999999999.9999', '-9999999999.99'].map(fitsColumn)).toEqual([true, true, true]);
    expect(['10000000000', '-10000000000', '1e12'].map(fitsColumn)).toEqual([false, false, false]);
  });

  test('is grouped by thousands as the places of its digits say', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.constantFrom('', '.5', '.00', '.1234'),
        (whole, rest) => {
          expect(groupThousands(`${whole}${rest}`)).toBe(`${whole.toLocaleString('en-US')}${rest}`);
        },
      ),
    );
    expect(['', '-', '.50', 'x1234', '0012'].map(groupThousands)).toEqual(['', '-', '.50', 'x1234', '0,012']);
  });

  test('is written for people by thousands, with its cents', () => {
    expect(['0', '999.995', '1234.5', '-1234567', '12.3'].map(amountText)).toEqual([
      '$0.00',
      '$1,000.00',
      '$1,234.50',
      '-$1,234,567.00',
      '$12.30',
    ]);
  });

  test('is divided into parts that come to it, none below zero, each within a cent of its weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        (whole, weights) => {
          const parts = divideAmount(
            decimal(whole).dividedBy(100),
            weights.map((weight) => weight),
          ).map((part) => Math.round(Number(part) * 100));
          expect(parts.reduce((all, part) => all + part, 0)).toBe(whole);
          const all = weights.reduce((total, weight) => total + weight, 0);
          for (const [at, part] of parts.entries()) {
            expect(part).toBeGreaterThanOrEqual(0);
            const least = all === 0 ? 0 : (whole * (weights[at] ?? 0)) / all;
            if (all > 0) expect(Math.abs(part - least)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
    expect(divideAmount('10.00', [1, 1, 1])).toEqual(['3.33', '3.34', '3.33']);
    expect(divideAmount('0.0100', [1, 1, 1], 4)).toEqual(['0.0033', '0.0034', '0.0033']);
    expect(divideAmount('5', [0, 0])).toEqual(['0.00', '5.00']);
    expect(divideAmount('5', [])).toEqual([]);
  });

  test('a sum of cents never loses a cent', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (amounts) => {
        const total = sum(
          amounts.map((a) => money(a, 'USD')),
          'USD',
        );
        const inCents = amounts.reduce((acc, a) => acc + Math.round(Number(a) * 100), 0);
        expect(decimal(total.amount).times(100).toNumber()).toBe(inCents);
      }),
    );
  });

  test('a discount never makes an amount negative or larger', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const before = money(amount, 'MXN');
        const after = lessPercent(before, percent);
        expect(decimal(after.amount).isNegative()).toBe(false);
        expect(compare(after, before)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('currencies are never mixed', () => {
    expect(() => sum([money(1, 'USD'), money(1, 'MXN')], 'USD')).toThrow(RangeError);
    expect(() => compare(money(1, 'USD'), money(1, 'MXN'))).toThrow(RangeError);
  });

  test('converts and multiplies exactly', () => {
    expect(convert(money('10.10', 'USD'), '18.4215', 'MXN').amount).toBe('186.05715');
    expect(times(money('0.1', 'USD'), 3).amount).toBe('0.3');
  });

  test('refuses what is not a number', () => {
    expect(() => decimal('abc')).toThrow();
    expect(() => decimal(Number.NaN)).toThrow(RangeError);
  });
});
