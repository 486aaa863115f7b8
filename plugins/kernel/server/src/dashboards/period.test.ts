import { expect, test } from 'vitest';
import { plainDate } from '../../../shared/dates';
import { monthPeriod, monthsBack } from './period';

test('a month begins and ends at midnight in Mexico City, and December ends in the next year', () => {
  expect(monthPeriod(2026, 2)).toEqual({ from: '2026-02-01T06:00:00.000Z', to: '2026-03-01T06:00:00.000Z' });
  expect(monthPeriod(2026, 12)).toEqual({ from: '2026-12-01T06:00:00.000Z', to: '2027-01-01T06:00:00.000Z' });
});

test('the last months are this one and those before it, over the turn of the year', () => {
  expect(monthsBack(3, plainDate('2026-01-15')).map(({ from }) => from.slice(0, 7))).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
  ]);
});
