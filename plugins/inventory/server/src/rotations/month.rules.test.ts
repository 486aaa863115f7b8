import { plainDate } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import { monthsUntil, nextMonth, startOf, wholeMonthsBefore } from './month.rules';

test('months go back over the turn of the year, the oldest first', () => {
  expect(monthsUntil(plainDate('2026-02-15'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUntil(plainDate('2026-12-31'), 1)).toEqual(['2026-12']);
  expect([nextMonth('2026-12'), nextMonth('2026-01')]).toEqual(['2027-01', '2026-02']);
});

test('whole months leave out the one that is not over', () => {
  expect(wholeMonthsBefore(plainDate('2026-02-15'), 3)).toEqual({ from: '2025-11', to: '2026-01' });
  expect(wholeMonthsBefore(plainDate('2026-01-01'), 1)).toEqual({ from: '2025-12', to: '2025-12' });
});

test('a month begins at midnight in Mexico City, in the years with summer time too', () => {
  expect(startOf('2026-11').toISOString()).toBe('2026-11-01T06:00:00.000Z');
  expect(startOf('2021-07').toISOString()).toBe('2021-07-01T05:00:00.000Z');
});
