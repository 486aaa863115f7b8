import { expect, test } from 'vitest';
import { formatAmount, readChoice, writeChoice } from './ledger';

test('a ledger comes back from the address bar as it went in', () => {
  for (const choice of [
    { companyId: 7, kind: 'wallet', currency: 'USD', page: 3 },
    { companyId: null, kind: 'credit', currency: 'MXN', page: 1 },
  ] as const)
    expect(readChoice(writeChoice(choice))).toEqual(choice);
});

test.each(['empresa=0', 'empresa=-4', 'empresa=abc', 'pagina=-2', 'moneda=EUR', 'tipo=otro'])(
  '%s counts as not said',
  (query) => expect(readChoice(new URLSearchParams(query))).toEqual(readChoice(new URLSearchParams())),
);

test('what is given back has its sign before the currency', () => {
  expect(formatAmount('1234.5', 'MXN')).toBe('$1,234.50 MXN');
  expect(formatAmount('-2436.00', 'USD')).toBe('-$2,436.00 USD');
});
