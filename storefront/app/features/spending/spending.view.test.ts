import { expect, test } from 'vitest';
import type { RuleAnswer, SpenderAnswer } from './spending.api.server';
import { amountFrom, spenders } from './spending.view';

const person = (id: number, isSecondary: boolean): SpenderAnswer => ({
  id,
  name: `Persona ${id}`,
  email: `${id}@demo.test`,
  is_secondary: isSecondary,
  may_approve: !isSecondary,
});
const rule = { id: 5, person_id: 2, currency: 'MXN', order_limit: '100.00', month_limit: null, approver_id: null, hold_hours: 24 }; // prettier-ignore

test('secondary users are shown with their limit, or without one; who approves is none of them', () => {
  const shown = spenders([person(1, false), person(2, true), person(3, true)], [rule as unknown as RuleAnswer]);
  expect(shown.map(({ id, rule: own }) => [id, own?.orderLimit ?? null, own?.monthLimit ?? null])).toEqual([
    [2, '100.00', ''],
    [3, null, null],
  ]);
});

test.each([
  ['1,500.50', '1500.50'],
  [' $ 20 ', '20'],
  ['', null],
  [null, null],
  ['mil', 'mil'],
])('%j is read as %j', (typed, expected) => expect(amountFrom(typed)).toBe(expected));
