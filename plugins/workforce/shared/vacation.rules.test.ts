import { addDays, plainDate, type PlainDate } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { officialHolidays } from './holiday.rules';
import { addMonths, completedYears, grantsUntil, vacationBalance, vacationDays, workingDays } from './vacation.rules';

const day = (from: string, days: number): PlainDate => addDays(plainDate(from), days);
const anyDay = fc.integer({ min: 0, max: 15_000 }).map((days) => day('1990-01-01', days));

describe('vacations by the law', () => {
  test.each([
    [0, 0],
    [1, 12],
    [2, 14],
    [3, 16],
    [4, 18],
    [5, 20],
    [6, 22],
    [10, 22],
    [11, 24],
    [15, 24],
    [16, 26],
    [21, 28],
    [26, 30],
    [31, 32],
    [36, 34],
  ])('after %i years there are %i days', (years, days) => {
    expect(vacationDays(years)).toBe(days);
  });

  test('more years never give fewer days, and from the sixth on two more every five', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (years) => {
        expect(vacationDays(years + 1)).toBeGreaterThanOrEqual(vacationDays(years));
        if (years >= 6) expect(vacationDays(years + 5) - vacationDays(years)).toBe(2);
      }),
    );
  });

  test('a year of service ends on the anniversary, also for who began on a 29th of February', () => {
    expect(completedYears(plainDate('2024-02-29'), plainDate('2025-02-27'))).toBe(0);
    expect(completedYears(plainDate('2024-02-29'), plainDate('2025-02-28'))).toBe(1);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 50 }), (hired, years) => {
        const anniversary = addMonths(hired, years * 12);
        expect(completedYears(hired, anniversary)).toBe(years);
        expect(completedYears(hired, addDays(anniversary, -1))).toBe(years - 1);
      }),
    );
  });

  test('no day is spent twice, and none that was not given', () => {
    const takings = fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 4_000 }), days: fc.integer({ min: 1, max: 30 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyDay, takings, fc.integer({ min: 0, max: 4_000 }), (hired, given, later) => {
        const all = given.map(({ after, days }) => ({ startsOn: addDays(hired, after), days }));
        const balance = vacationBalance(hired, addDays(hired, later), all);
        const last = addDays(hired, Math.max(later, ...given.map(({ after }) => after), 0));
        const granted = grantsUntil(hired, last).reduce((sum, { days }) => sum + days, 0);
        const asked = all.reduce((sum, { days }) => sum + days, 0);
        expect(balance.taken + balance.uncovered).toBe(asked);
        expect(balance.taken).toBeLessThanOrEqual(granted);
        expect(balance.available).toBeGreaterThanOrEqual(0);
        for (const { left, days } of balance.grants) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(days);
        }
      }),
    );
  });

  test('one taking more never leaves more', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 365, max: 4_000 }),
        fc.integer({ min: 1, max: 20 }),
        (hired, later, days) => {
          const on = addDays(hired, later);
          const [without, with1] = [[], [{ startsOn: on, days }]].map(
            (all) => vacationBalance(hired, on, all).available,
          );
          expect(with1!).toBeLessThanOrEqual(without!);
        },
      ),
    );
  });

  test('days are lost eighteen months after the anniversary that gave them', () => {
    const hired = plainDate('2022-03-10');
    expect(vacationBalance(hired, plainDate('2023-03-10'), []).available).toBe(12);
    expect(vacationBalance(hired, plainDate('2024-09-09'), [])).toMatchObject({ available: 12 + 14, expired: 0 });
    expect(vacationBalance(hired, plainDate('2024-09-10'), [])).toMatchObject({ available: 14, expired: 12 });
  });

  test('the oldest days are spent first; what is left over is not covered', () => {
    const hired = plainDate('2022-03-10');
    const taking = { startsOn: plainDate('2024-04-01'), days: 20 };
    const { grants, available, uncovered } = vacationBalance(hired, plainDate('2024-04-01'), [taking]);
    expect(grants.map(({ left }) => left)).toEqual([0, 6]);
    expect({ available, uncovered }).toEqual({ available: 6, uncovered: 0 });
    expect(vacationBalance(hired, taking.startsOn, [{ ...taking, days: 30 }]).uncovered).toBe(4);
  });
});

describe('working days', () => {
  test('are neither weekends nor holidays [PC-HOLIDAY-001]', () => {
    const holidays = new Set(officialHolidays(2026).map(({ date }) => date));
    expect(workingDays(plainDate('2026-12-23'), plainDate('2026-12-28'), holidays)).toEqual([
      '2026-12-23',
      '2026-12-24',
      '2026-12-28',
    ]);
  });

  test('the law’s days of rest of a year', () => {
    expect(officialHolidays(2026).map(({ date }) => date)).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-16',
      '2026-05-01',
      '2026-09-16',
      '2026-11-16',
      '2026-12-25',
    ]);
    expect(officialHolidays(2030).map(({ date }) => date)).toContain('2030-10-01');
  });
});

test('working days end where the calendar of four digits does, and are never those of centuries', () => {
  const days = (from: string, to: string) => workingDays(plainDate(from), plainDate(to), new Set());
  expect(days('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
  expect(() => days('1900-01-01', '2199-12-31')).toThrow(RangeError);
});
