import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { amount, percent, rate } from './fields.schema';

const wrongOf = (schema: ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each(['-5', -5, '100.01', '150', '99999999'])('a percent of %s is out of range, typed or not', (value) =>
  expect(wrongOf(percent, value)).toBe('percent_out_of_range'),
);

test('a price below zero is told as that', () => {
  expect(wrongOf(amount, '-0.01')).toBe('negative_amount');
  expect(wrongOf(amount, -1)).toBe('negative_amount');
  expect(amount.parse(' 12.50 ')).toBe('12.50');
});

test('an exchange rate is more than nothing, and no more than a thousand pesos', () => {
  expect(wrongOf(rate, '-3')).toBe('rate_not_positive');
  expect(wrongOf(rate, '0')).toBe('rate_not_positive');
  expect(wrongOf(rate, '99999999')).toBe('rate_too_high');
  expect(rate.parse('18.42')).toBe('18.42');
});

test.each([percent, amount, rate])('what is no number is told as that', (schema) => {
  for (const value of ['abc', '1e3', '', true, [18], '1.23456789'])
    expect(wrongOf(schema, value), String(value)).toBe('not_a_number');
});
