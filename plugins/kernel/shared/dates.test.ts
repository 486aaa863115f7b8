import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addWeekdays,
  dayOf,
  daysBetween,
  eachDay,
  firstDay,
  instant,
  isNameable,
  isWeekend,
  lastDay,
  plainDate,
  startOfDay,
} from './dates';

const day = fc.integer({ min: 0, max: 30_000 }).map((n) => addDays(plainDate('1990-01-01'), n));

test('a day that is not on the calendar is refused', () => {
  for (const text of ['2026-02-30', '2026-13-01', 'x', '2026-1-1', ''])
    expect(() => plainDate(text)).toThrow(RangeError);
});

test('three weekdays after a Thursday is the next Tuesday', () => {
  expect(addWeekdays(plainDate('2026-11-19'), 3)).toBe('2026-11-24');
});

test('weekdays never land on a weekend and never go back', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (start, count) => {
      const end = addWeekdays(start, count);
      expect(isWeekend(end)).toBe(false);
      expect(end > start).toBe(true);
    }),
  );
});

test('weekdays are those that one finds by walking day by day', () => {
  const walked = (start: ReturnType<typeof plainDate>, count: number) => {
    let current = start;
    for (let left = count; left > 0;) {
      current = addDays(current, 1);
      if (!isWeekend(current)) left -= 1;
    }
    return current;
  };
  fc.assert(
    fc.property(day, fc.integer({ min: -3, max: 60 }), (start, count) => {
      expect(addWeekdays(start, count)).toBe(walked(start, count));
    }),
  );
});

test.each([
  ['9999-12-31', 1],
  ['9999-12-30', 5],
  ['0000-01-01', -1],
])('no day is beyond the years of four digits: %s and %d days', (from, days) => {
  expect(() => addDays(plainDate(from), days)).toThrow(RangeError);
});

test('weekdays beyond the years of four digits are refused at once', () => {
  expect(() => addWeekdays(plainDate('2026-11-27'), 1e12)).toThrow(RangeError);
  expect(() => addWeekdays(plainDate('9999-12-27'), 10)).toThrow(RangeError);
});

test('days between two are listed with both, none the other way round, and never more than was said', () => {
  expect(eachDay(plainDate('2026-02-27'), plainDate('2026-03-01'), 3)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(eachDay(plainDate('2026-03-01'), plainDate('2026-02-27'), 3)).toEqual([]);
  expect(eachDay(plainDate('9999-12-31'), plainDate('9999-12-31'), 1)).toEqual(['9999-12-31']);
  expect(() => eachDay(plainDate('2026-02-27'), plainDate('2026-03-02'), 3)).toThrow(RangeError);
  expect(daysBetween(plainDate('2026-02-27'), plainDate('2026-03-01'))).toBe(2);
});

test('people name days from the first to the last, and moments of those days in Mexico City', () => {
  expect([firstDay, lastDay].map(isNameable)).toEqual([true, true]);
  expect([addDays(firstDay, -1), addDays(lastDay, 1)].map(isNameable)).toEqual([false, false]);
  const [begins, ends] = [startOfDay(firstDay), startOfDay(addDays(lastDay, 1))];
  expect(isNameable(begins)).toBe(true);
  expect(isNameable(instant(Date.parse(begins) - 1))).toBe(false);
  expect(isNameable(instant(Date.parse(ends) - 1))).toBe(true);
  expect(isNameable(ends)).toBe(false);
});

test('late evening in Mexico City is still the same day there though UTC has moved on', () => {
  expect(dayOf('2026-03-03T03:30:00Z')).toBe('2026-03-02');
});

test.each(['2026-01-01', '2026-07-15', '2021-07-15', '2044-02-29'])(
  '%s begins in Mexico City when the day before ends',
  (text) => {
    const day = plainDate(text);
    const start = startOfDay(day);
    expect(dayOf(start)).toBe(day);
    expect(dayOf(Date.parse(start) - 1)).toBe(addDays(day, -1));
  },
);

test('the day of a moment does not depend on which were asked before', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
  const around = fc.integer({ min: Date.parse('1996-01-01'), max: Date.parse('2030-01-01') });
  fc.assert(
    fc.property(around, fc.array(fc.integer({ min: -7_200_000, max: 7_200_000 })), (moment, steps) => {
      for (const step of [0, ...steps]) expect(dayOf(moment + step)).toBe(calendar.format(moment + step));
    }),
  );
});
