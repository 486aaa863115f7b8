import { expect, test } from 'vitest';
import { timeLeft, unitsOf } from './countdown';

const end = Date.UTC(2026, 10, 24, 18, 0, 0);
const before = (days: number, hours = 0, minutes = 0, seconds = 0) =>
  end - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;

test('what is left is told in days, hours, minutes and seconds', () => {
  expect(timeLeft(end, before(2, 3, 4, 5))).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(timeLeft(end, before(0, 0, 0, 1))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test('a second that has begun counts until it is over', () => {
  expect(timeLeft(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test('nothing is left at the end and after it [SF-PROMO-004]', () => {
  expect(timeLeft(end, end)).toBeNull();
  expect(timeLeft(end, end + 5_000)).toBeNull();
  expect(timeLeft(Number.NaN, end)).toBeNull();
});

test('the day box is hidden when days are 0 [SF-PROMO-003]', () => {
  const units = (now: number) => unitsOf(timeLeft(end, now)!);
  expect(units(before(1))).toEqual(['days', 'hours', 'minutes', 'seconds']);
  expect(units(before(1) + 1_000)).toEqual(['hours', 'minutes', 'seconds']);
});
