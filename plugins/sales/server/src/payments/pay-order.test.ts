import { expect, test } from 'vitest';
import { methodErrors } from './pay-order';

const refused = (methods: readonly string[], type: 'normal' | 'electronic_wallet', isSecondary = false): string[] =>
  methodErrors(methods, type, isSecondary).map(({ code, field }) => `${field}: ${code}`);

test('the wallet pays orders of its own type, and those are paid with it', () => {
  expect(refused(['wallet'], 'electronic_wallet')).toEqual([]);
  expect(refused(['wallet', 'cash'], 'electronic_wallet')).toEqual([]);
  expect(refused(['credit', 'cash'], 'normal')).toEqual([]);
  expect(refused(['wallet'], 'normal')).toEqual(['payments: wallet_needs_its_type']);
  expect(refused(['cash', 'wallet'], 'normal')).toEqual(['payments: wallet_needs_its_type']);
  expect(refused(['cash'], 'electronic_wallet')).toEqual(['payments: type_needs_wallet']);
  expect(refused([], 'electronic_wallet')).toEqual(['payments: type_needs_wallet']);
});

test('a secondary user spends neither credit nor wallet of the company, alone or beside other money', () => {
  expect(refused(['bank_transfer', 'cash'], 'normal', true)).toEqual([]);
  const own = ['payments: secondary_without_company_money'];
  expect(refused(['credit'], 'normal', true)).toEqual(own);
  expect(refused(['cash', 'credit'], 'normal', true)).toEqual(own);
  expect(refused(['wallet'], 'electronic_wallet', true)).toEqual(own);
  expect(refused(['wallet'], 'normal', true)).toEqual(['payments: wallet_needs_its_type', ...own]);
});
