import { expect, test } from 'vitest';
import { stepBefore, stepOf, steps } from './steps';

test('every stage of a cart has its step', () => {
  expect(
    (['open', 'shipping_method', 'delivery_address', 'payment_method', 'confirmation', 'ordered'] as const).map(stepOf),
  ).toEqual(['open', 'shipping_method', 'shipping_method', 'payment_method', 'confirmation', 'confirmation']);
});

test('each step but the first has a way back', () => {
  expect(steps.map(stepBefore)).toEqual([null, 'open', 'shipping_method', 'payment_method']);
});
