import { expect, test } from 'vitest';
import { formatAmount } from '../format';
import { stepValue } from './step-value';

test.each([
  ['level_promo', '12.50', '−12.5 %'],
  ['secondary_markup', '8.00', '+8 %'],
  ['exchange_rate', '18.4200', '$18.42 por dólar'],
  ['list_price', null, null],
] as const)('%s of %s reads «%s»', (rule, value, text) => expect(stepValue({ rule, value })).toBe(text));

test('amounts keep their cents and group their thousands [CS-GENERAL-026]', () =>
  expect(formatAmount('1234567.50', 'MXN')).toBe('$1,234,567.50 MXN'));
