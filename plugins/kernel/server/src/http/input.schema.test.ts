import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { zodFieldErrors } from '../errors/zod-refusals';
import { dayText, momentText, typedNumber } from './input.schema';

type Taken = typeof dayText | typeof momentText;
const codes = (schema: Taken, given: unknown): string[] => {
  const { error } = schema.safeParse(given);
  return error === undefined ? [] : zodFieldErrors(error, given).map(({ code }) => code);
};

describe('a day', () => {
  test.each(['1900-01-01', '1949-05-10', '2026-11-27', '2024-02-29', '2199-12-31'])('is taken: %s', (given) =>
    expect(dayText.parse(given)).toBe(given),
  );

  test.each(['0000-01-01', '1800-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('is of this age: %s', (given) =>
    expect(codes(dayText, given)).toEqual(['date_out_of_range']),
  );

  test.each(['2099-02-30', '2026-13-01', '2026-1-1', '', '+010000-01-01', '2'.repeat(2_000_000), 20_261_127, null])(
    'is on the calendar (%#)',
    (given) => expect(codes(dayText, given)).toEqual(['not_a_date']),
  );
});

describe('a moment', () => {
  test.each(['1900-01-01T12:00:00Z', '2026-11-27T10:00:00.123-06:00', '2199-12-31T12:00:00Z'])(
    'is taken: %s',
    (given) => expect(momentText.parse(given)).toBe(given),
  );

  test.each(['0000-01-01T00:00:00Z', '1800-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', '2201-01-01T00:00:00Z'])(
    'is of this age: %s',
    (given) => expect(codes(momentText, given)).toEqual(['date_out_of_range']),
  );

  test.each(['2026-11-27', '2026-11-27T10:00:00', '2026-02-30T10:00:00Z', '9'.repeat(2_000_000), 5])(
    'says its zone, and exists (%#)',
    (given) => expect(codes(momentText, given)).toEqual(['not_a_date']),
  );
});

describe('a number that people or programs send', () => {
  const pieces = typedNumber(z.number().int('invalid').min(1, 'invalid').max(9));

  test.each([
    [3, 3],
    ['3', 3],
    [' 3 ', 3],
    ['3.0', 3],
  ])('%j is %d', (given, number) => {
    expect(pieces.parse(given)).toBe(number);
  });

  test.each([
    ...[true, false, null, [3], ['3'], {}, '', ' ', '0x3', '3e0', '1e1', '٣', 'Infinity', '+3', '3 0', '3,0'],
    ...[Number.NaN, Number.POSITIVE_INFINITY, 0, '0', 10, '10', 3.5, '3.5', '-3', '9'.repeat(30), undefined],
  ])('%j is none of these', (given) => {
    expect(pieces.safeParse(given).success).toBe(false);
  });
});
