import { describe, expect, test } from 'vitest';
import { isInForce, percentRefusals, refusedDays, termRefusals } from './offer.rules';

describe('an offer is in force', () => {
  const may = { start_date: '2026-05-02', end_date: '2026-05-30', expires: true };
  const on = (day: string, change = {}) => isInForce({ ...may, ...change }, day);

  test('from its first day to its last, both included, whatever time the database writes beside them', () => {
    expect(['2026-05-01', '2026-05-02', '2026-05-30', '2026-05-31'].map((day) => on(day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const timed = { start_date: '2026-05-02T00:00:00.000Z', end_date: '2026-05-30T06:00:00.000Z' };
    expect(['2026-05-01', '2026-05-02', '2026-05-30', '2026-05-31'].map((day) => on(day, timed))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('for ever where it does not expire, whatever last day is left over, and from ever where it has no first one', () => {
    expect([true, 1].map((expires) => on('2026-06-01', { expires }))).toEqual([false, false]);
    expect([false, 0].map((expires) => on('2026-06-01', { expires }))).toEqual([true, true]);
    expect(on('2026-06-01', { end_date: null })).toBe(true);
    expect(on('2020-01-01', { start_date: null })).toBe(true);
  });
});

test('days that cross, and an offer that ends without saying when, are told on the last day', () => {
  const days = { start_date: '2026-05-02', end_date: '2026-05-01', expires: true };
  expect(refusedDays(days, 'peso_fuerte')).toEqual([{ code: 'dates_crossed', field: 'peso_fuerte.end_date' }]);
  expect(refusedDays({ ...days, end_date: '2026-05-02T00:00:00.000Z' }, 'peso_fuerte')).toEqual([]);
  expect(refusedDays({ ...days, end_date: null }, 'peso_fuerte')).toEqual([
    { code: 'end_date_missing', field: 'peso_fuerte.end_date' },
  ]);
  expect(termRefusals({ start_date: '2026-05-02', end_date: '2026-05-01' })).toEqual([
    { code: 'dates_crossed', field: 'end_date' },
  ]);
  expect(termRefusals({ start_date: '2026-05-02', end_date: null })).toEqual([]);
});

test('a percentage is from nothing to all of it', () => {
  const refused = ['-0.01', '0', '100', '100.01'].map((percent) => percentRefusals(percent, 'discount'));
  const outside = [{ code: 'percent_out_of_range', field: 'discount' }];
  expect(refused).toEqual([outside, [], [], outside]);
});
