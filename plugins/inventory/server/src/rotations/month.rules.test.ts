import { plainDate } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import { monthsUntil, nextMonth, startOf } from './month.rules';

test('months go back over the turn of the year, the oldest first', () => {
  expect(monthsUntil(plainDate('2026-02-15'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUntil(plainDate('2026-12-31'), 1)).toEqual(['2026-12']);
  expect([nextMonth('2026-12'), nextMonth('2026-01')]).toEqual(['2027-01', '2026-02']);
});

test('a month begins at midnight in Mexico City, in the years with summer time too', () => {
  expect(startOf('2026-11').toISOString()).toBe('2026-11-01T06:00:00.000Z');
  expect(startOf('2021-07').toISOString()).toBe('2021-07-01T05:00:00.000Z');
});
