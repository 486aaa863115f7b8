import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '@mayorista/kernel/shared';
import { creditStatus, type CreditFacts } from './credit.rules';

const line = { limit: '1000.00', days: 30, isBlocked: false, blockedReason: null };
const company = { isActive: true, isCreditBlocked: false };
const facts: CreditFacts = { line, company, balance: '400.00', due: '0.00', paid: '0.00' };

test('what is available is the limit less what is owed', () => {
  expect(creditStatus('MXN', facts)).toMatchObject({ available: '600.00', blockedBecause: [], overdue: '0.00' });
  expect(creditStatus('MXN', { ...facts, balance: '1200.00' }).available).toBe('0.00');
});

test.each<[string, Partial<CreditFacts>, string[]]>([
  ['no line', { line: null }, ['no_credit_line']],
  ['a line that staff stopped', { line: { ...line, isBlocked: true } }, ['credit_line_blocked']],
  ['a company whose credit is stopped', { company: { ...company, isCreditBlocked: true } }, ['credit_blocked']],
  ['an inactive company', { company: { ...company, isActive: false } }, ['company_inactive']],
  ['something overdue', { due: '100.00', paid: '-99.99' }, ['credit_overdue']],
  ['all of it at once', { line: null, company: { isActive: false, isCreditBlocked: true }, due: '1' }, ['no_credit_line', 'company_inactive', 'credit_blocked', 'credit_overdue']], // prettier-ignore
])('%s blocks it and is told', (_title, change, codes) => {
  const status = creditStatus('MXN', { ...facts, ...change });
  expect(status.blockedBecause.map(({ code }) => code)).toEqual(codes);
  expect(status.available).toBe('0.00');
});

test('what was paid settles the oldest first: nothing is overdue once payments reach what was due', () => {
  expect(creditStatus('MXN', { ...facts, due: '100.00', paid: '-100.00' }).blockedBecause).toEqual([]);
});

test('available is never below zero nor above the limit', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, (limit, balance) => {
      const { available } = creditStatus('USD', { ...facts, line: { ...line, limit }, balance });
      expect(decimal(available).isNegative()).toBe(false);
      expect(decimal(available).lessThanOrEqualTo(limit)).toBe(true);
    }),
  );
});
