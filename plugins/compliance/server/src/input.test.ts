import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changeOf, day, percent, recordId } from './input';

describe('inputs', () => {
  test('a change leaves alone what it does not name, and still refuses what is unknown', () => {
    const change = changeOf(z.strictObject({ name: z.string(), position: z.number().default(7) }));
    expect(change.parse({})).toEqual({});
    expect(change.parse({ position: 3 })).toEqual({ position: 3 });
    expect(change.safeParse({ other: 1 }).success).toBe(false);
  });

  test.each([true, null, '', ' ', 0, -1, 1.5, '1e3', 99_999_999_999, [], {}])('%j is no id of a record', (given) => {
    expect(recordId.safeParse(given).success).toBe(false);
  });

  test('an id comes as a number or as the text of a form', () => {
    expect([recordId.parse(12), recordId.parse('12')]).toEqual([12, 12]);
  });

  test.each([
    ['101', false],
    [100.0001, false],
    [-0.1, false],
    ['-1', false],
    ['', false],
    [true, false],
    ['15.5', true],
    [0, true],
    [100, true],
  ])('percent %j: %j', (given, isGood) => {
    expect(percent.safeParse(given).success).toBe(isGood);
  });

  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-2-1', false],
    ['28/02/2026', false],
    ['2026-02-28T00:00:00Z', false],
  ])('day %s: %s', (given, isGood) => {
    expect(day.safeParse(given).success).toBe(isGood);
  });
});
