import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRate } from './exchange-rate';

test.each([
  ['18.4200', '18.42'],
  ['18.4250', '18.425'],
  ['18.0000', '18.00'],
  ['18.40', '18.40'],
  ['18.4', '18.4'],
  ['18', '18'],
  [null, null],
])('%s is %s', (rate, shown) => expect(formatRate(rate)).toBe(shown));

test('zeros go as a pattern would take them, however many there are', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '0', '1') }), (decimals) => {
      expect(formatRate(`18.${decimals}`)).toBe(`18.${decimals}`.replace(/(\.\d{2}\d*?)0+$/, '$1'));
    }),
  );
  const begun = performance.now();
  formatRate(`18.${'0'.repeat(500_000)}1`);
  expect(performance.now() - begun).toBeLessThan(500);
});
