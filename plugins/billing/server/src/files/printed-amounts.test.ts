import { expect, test } from 'vitest';
import { groupThousands } from '@mayorista/kernel/shared';
import { cents } from './printed-amounts';

test.each([
  ['0', '0.00'],
  ['999.5', '999.50'],
  ['1000', '1,000.00'],
  ['1234567.8', '1,234,567.80'],
  ['90071992547409931.25', '90,071,992,547,409,931.25'],
])('%s is printed %s', (amount, printed) => expect(cents(amount)).toBe(printed));

test('pieces have thousands too, and no decimals of their own', () =>
  expect(['12', '12000', '1250.5'].map(groupThousands)).toEqual(['12', '12,000', '1,250.5']));
