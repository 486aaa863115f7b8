import { expect, test } from 'vitest';
import { bonus, depositBody, formatAmount, readChoice, writeChoice } from './ledger';

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

test('a deposit says how and when money came; a bonus says neither', () => {
  const choice = { companyId: 7, kind: 'wallet', currency: 'MXN', page: 1 } as const;
  const typed = { amount: ' 1,234.50', reference: 'R-1', note: ' ', form: '02', receivedOn: '2026-11-20' };
  const body = { kind: 'wallet', company_id: 7, currency: 'MXN', amount: '1234.50', reference: 'R-1' };
  expect(depositBody(choice, typed, '2026-11-24')).toEqual({
    ...body,
    payment_form: '02',
    received_at: '2026-11-20T12:00:00-06:00',
  });
  // At nine in the morning today's noon has not come.
  expect(depositBody(choice, { ...typed, receivedOn: '2026-11-24' }, '2026-11-24')).toEqual({
    ...body,
    payment_form: '02',
  });
  expect(depositBody(choice, { ...typed, form: bonus }, '2026-11-24')).toEqual({ ...body, is_bonus: true });
});
