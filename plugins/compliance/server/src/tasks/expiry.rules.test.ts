import fc from 'fast-check';
import { addDays, plainDate } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '@mayorista/kernel/shared';
import { dueReminder, reminders, taskKey } from './expiry.rules';

describe('reminders of an expiry', () => {
  test.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [1, 30],
    [0, 30],
    [-1, null],
  ])('%i days left: %j', (daysLeft, expected) => {
    expect(dueReminder(daysLeft)).toBe(expected);
  });

  test('as the days pass each of them comes, in order, and none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 91, max: 400 }), (start) => {
        const expiresOn = plainDate('2027-01-31');
        const keys: string[] = [];
        for (let left = start; left >= -5; left -= 1) {
          const reminder = dueReminder(left);
          if (reminder !== null) keys.push(taskKey(1, reminder, expiresOn));
        }
        expect([...new Set(keys)]).toEqual(reminders.map((days) => `1:${days}:2027-01-31`));
      }),
    );
  });

  test('days between two days, also across a change of clocks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000, max: 2_000 }),
        (days) => daysBetween(plainDate('2026-03-01'), addDays(plainDate('2026-03-01'), days)) === days,
      ),
    );
  });
});
