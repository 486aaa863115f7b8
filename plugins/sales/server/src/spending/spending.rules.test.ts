import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCurrency, reasonsToAsk, reasonWords } from './spending.rules';

const spent = (total: string, currency = 'MXN') => ({ total, currency, exchangeRate: '20.00' });
const limits = { currency: 'MXN' as const, orderLimit: '1000.00', monthLimit: '1500.00' };

test('an order at its limit asks nobody, a cent above does', () => {
  expect(reasonsToAsk(spent('1000.00'), [], limits)).toEqual([]);
  expect(reasonsToAsk(spent('1000.01'), [], limits)).toEqual([
    { rule: 'order_limit', limit: '1000.00', amount: '1000.01', currency: 'MXN' },
  ]);
});

test('the month counts what was spent before, in the currency of the limit', () => {
  expect(reasonsToAsk(spent('500.00'), [spent('50.00', 'USD')], limits)).toEqual([]);
  expect(reasonsToAsk(spent('500.01'), [spent('50.00', 'USD')], limits)).toEqual([
    { rule: 'month_limit', limit: '1500.00', amount: '1500.01', currency: 'MXN' },
  ]);
});

test('both limits are told at once, and a limit that is left out does not limit', () => {
  expect(reasonsToAsk(spent('9000.00'), [], limits).map(({ rule }) => rule)).toEqual(['order_limit', 'month_limit']);
  expect(reasonsToAsk(spent('9000.00'), [], { ...limits, orderLimit: null, monthLimit: null })).toEqual([]);
});

test('dollars become pesos by their own rate and back', () => {
  expect(inCurrency(spent('10.00', 'USD'), 'MXN')).toBe('200.00');
  expect(inCurrency(spent('200.00'), 'USD')).toBe('10.00');
});

test('asking grows with what is spent: who asks at an amount asks above it too', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 }).map((each) => (each / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, cents, (amount, more, before) => {
      const larger = (Number(amount) + Number(more)).toFixed(2);
      const few = reasonsToAsk(spent(amount), [spent(before)], limits).length;
      expect(reasonsToAsk(spent(larger), [spent(before)], limits).length).toBeGreaterThanOrEqual(few);
    }),
  );
});

test('a reason is told in Spanish', () => {
  const [reason] = reasonsToAsk(spent('1000.01'), [], limits);
  expect(reasonWords(reason!)).toEqual({
    es: 'El pedido suma $1000.01 MXN y su límite es de $1000.00',
    en: 'The order adds up to $1000.01 MXN and its limit is $1000.00',
  });
});
