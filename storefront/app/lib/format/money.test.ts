import { expect, test } from 'vitest';
import { formatMoney, moneyOf } from './money';

test('dollars and pesos read alike but for the code', () => {
  expect(formatMoney({ amount: '1234.50', currency: 'USD' }, 'es-MX')).toBe('$1,234.50 USD');
  expect(formatMoney({ amount: '1234.50', currency: 'MXN' }, 'es-MX')).toBe('$1,234.50 MXN');
});

test('English reads the same', () => {
  expect(formatMoney({ amount: '1234567.00', currency: 'USD' }, 'en-US')).toBe('$1,234,567.00 USD');
  expect(formatMoney({ amount: '0.05', currency: 'MXN' }, 'en-US')).toBe('$0.05 MXN');
});

test('an absent amount is no money, a zero is', () => {
  expect(moneyOf(undefined, 'USD')).toBeNull();
  expect(moneyOf(null, 'USD')).toBeNull();
  expect(moneyOf('0.00', 'USD')).toEqual({ amount: '0.00', currency: 'USD' });
});
