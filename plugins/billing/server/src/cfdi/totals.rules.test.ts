import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import { cfdiTotals, lineBase, lineTax } from './totals.rules';

const cents = (max: number) => fc.integer({ min: 1, max }).map((n) => decimal(n).dividedBy(100).toFixed(2));
const line = fc
  .record({
    price: cents(5_000_000),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    rate: fc.constantFrom('0.16', '0.08', '0.00'),
  })
  .map(({ price, quantity, rate }) => ({
    amount: decimal(price).times(quantity).toFixed(2),
    discount: '0.00',
    ivaRate: rate,
  }));

test('the sum of the lines is the total to the cent, in pesos and dollars alike [SF-INVOICE-001]', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
      const { subtotal, totalTaxes, taxes, total } = cfdiTotals(lines);
      const exact = lines.reduce((sum, each) => sum.plus(lineBase(each)).plus(lineTax(each)), decimal(0));
      // Each rate is rounded once: a document with one rate is exact.
      expect(exact.minus(total).abs().toNumber()).toBeLessThanOrEqual(0.005 * taxes.length);
      if (taxes.length === 1) expect(total).toBe(roundToCents(exact));
      expect(decimal(subtotal).plus(totalTaxes).toFixed(2)).toBe(total);
    }),
  );
});

test('a document totals what its order does: IVA on the subtotal, rounded once', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), fc.constantFrom('0.16', '0.08'), (lines, rate) => {
      const totals = cfdiTotals(lines.map((each) => ({ ...each, ivaRate: rate })));
      expect(totals.totalTaxes).toBe(roundToCents(decimal(totals.subtotal).times(rate)));
    }),
  );
});

test('a discount lowers the base of its own line alone', () => {
  const totals = cfdiTotals([
    { amount: '100.00', discount: '10.00', ivaRate: '0.16' },
    { amount: '50.00', discount: '0.00', ivaRate: '0.08' },
  ]);
  expect(totals).toEqual({
    subtotal: '150.00',
    discount: '10.00',
    taxes: [
      { rate: '0.16', base: '90.00', amount: '14.40' },
      { rate: '0.08', base: '50.00', amount: '4.00' },
    ],
    totalTaxes: '18.40',
    total: '158.40',
  });
});

test('the tax of a line has six decimals, of which none is lost', () => {
  expect(lineTax({ amount: '0.01', discount: '0.00', ivaRate: '0.16' })).toBe('0.001600');
});
