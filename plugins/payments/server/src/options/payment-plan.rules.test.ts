import { decimal } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentMethods } from '../../../shared/methods';
import type { PaymentPart } from '../../../contract';
import { planErrors, planPayment } from './payment-plan.rules';

const free = new Map<string, string>(paymentMethods.map((method) => [method, '0']));
const codes = (parts: readonly PaymentPart[], total = '100.00', offered = free): string[] =>
  planErrors(parts, total, offered).map(({ code }) => code);
const cents = (value: number): string => (value / 100).toFixed(2);

describe('parts of a payment', () => {
  test.each<[string, PaymentPart[], string[]]>([
    ['none', [], ['payment_missing']],
    ['one that takes it all', [{ method: 'bank_transfer', amount: 'rest' }], []],
    ['a mix', [{ method: 'wallet', amount: '30.50' }, { method: 'credit', amount: '20' }, { method: 'cash', amount: 'rest' }], []], // prettier-ignore
    ['two rests', [{ method: 'wallet', amount: 'rest' }, { method: 'cash', amount: 'rest' }], ['payment_two_rests']], // prettier-ignore
    [
      'the same twice',
      [
        { method: 'cash', amount: '1' },
        { method: 'cash', amount: '2' },
      ],
      ['payment_twice'],
    ],
    ['nothing, less than nothing, three decimals', [{ method: 'cash', amount: '0' }, { method: 'wallet', amount: '-1' }, { method: 'credit', amount: '1.001' }], ['not_positive', 'not_positive', 'not_positive']], // prettier-ignore
    ['more than the total', [{ method: 'cash', amount: '60' }, { method: 'wallet', amount: '40.01' }], ['payment_above_total']], // prettier-ignore
  ])('%s', (_title, parts, expected) => {
    expect(codes(parts)).toEqual(expected);
  });

  test('a method that is not offered is told on its part', () => {
    expect(planErrors([{ method: 'credit', amount: 'rest' }], '10', new Map([['cash', '0']]))).toEqual([
      { code: 'payment_not_offered', field: 'payments.0.method' },
    ]);
  });

  test('what is left over is told, and nothing is when one part takes the rest', () => {
    expect(planPayment([{ method: 'wallet', amount: '30.10' }], '100.00', free).leftOver).toBe('69.90');
    expect(planPayment([{ method: 'wallet', amount: 'rest' }], '100.00', free).leftOver).toBe('0.00');
  });

  test('a commission comes on top of its part alone', () => {
    const { parts } = planPayment(
      [
        { method: 'cash', amount: '33.33' },
        { method: 'bank_transfer', amount: 'rest' },
      ],
      '100.00',
      new Map([
        ['cash', '1.5'],
        ['bank_transfer', '0'],
      ]),
    );
    expect(parts.map(({ amount, commission }) => [amount, commission])).toEqual([
      ['33.33', '0.50'],
      ['66.67', '0.00'],
    ]);
  });

  test('whatever the mix, parts and what is left over come to the total, to the cent, and no part is negative', () => {
    const amount = fc.oneof(fc.constant('rest'), fc.integer({ min: 1, max: 2_000_000 }).map(cents));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ method: fc.constantFrom(...paymentMethods), amount }), {
          selector: ({ method }) => method,
          minLength: 1,
        }),
        fc.integer({ min: 1, max: 5_000_000 }).map(cents),
        (parts, total) => {
          fc.pre(planErrors(parts, total, free).length === 0);
          const plan = planPayment(parts, total, free);
          const paid = plan.parts.reduce((sum, part) => sum.plus(part.amount), decimal(plan.leftOver));
          expect(paid.toFixed(2)).toBe(total);
          expect(plan.parts.every((part) => decimal(part.amount).greaterThan(0))).toBe(true);
          expect(decimal(plan.leftOver).isNegative()).toBe(false);
        },
      ),
    );
  });
});
