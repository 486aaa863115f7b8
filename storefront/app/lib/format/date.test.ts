import { expect, test } from 'vitest';
import { formatDate, formatDay, formatTimeLeft } from './date';

test('dates are told in Mexico City: an order of the evening keeps its day', () => {
  expect(formatDate('2026-03-02T03:30:00Z', 'es-MX')).toBe('1 mar 2026');
});

test('a calendar day is that day everywhere', () => {
  expect(formatDay('2026-03-02', 'es-MX')).toBe('2 mar 2026');
});

test('the time left is minutes and seconds, and never negative', () => {
  expect(formatTimeLeft(30 * 60_000)).toBe('30:00');
  expect(formatTimeLeft(61_000)).toBe('1:01');
  expect(formatTimeLeft(400)).toBe('0:01');
  expect(formatTimeLeft(-5_000)).toBe('0:00');
});
