import { describe, expect, test } from 'vitest';
import { includes, isInOrder, landingState } from './schedule.rules';

const at = (text: string) => new Date(text);
const noon = at('2026-11-21T12:00:00Z');
const schedule = (startsAt: string | null, endsAt: string | null) => ({
  startsAt: startsAt === null ? null : at(startsAt),
  endsAt: endsAt === null ? null : at(endsAt),
});

describe('what is scheduled', () => {
  test('is shown from its start until just before its end', () => {
    expect(includes(schedule('2026-11-21T12:00:00Z', '2026-11-22T00:00:00Z'), noon)).toBe(true);
    expect(includes(schedule('2026-11-21T12:00:01Z', null), noon)).toBe(false);
    expect(includes(schedule(null, '2026-11-21T12:00:00Z'), noon)).toBe(false);
  });

  test('has no limit on a side without a date', () => {
    expect(includes(schedule(null, null), noon)).toBe(true);
  });

  test('ends after it starts', () => {
    expect(isInOrder(schedule('2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'))).toBe(false);
    expect(isInOrder(schedule('2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z'))).toBe(true);
    expect(isInOrder(schedule(null, '2020-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('a landing', () => {
  test('without anything published is a draft, whatever its dates', () => {
    expect(landingState(false, schedule('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'), noon)).toBe('draft');
  });

  test('published stands where its dates say', () => {
    expect(landingState(true, schedule(null, null), noon)).toBe('active');
    expect(landingState(true, schedule('2026-11-22T00:00:00Z', null), noon)).toBe('scheduled');
    expect(landingState(true, schedule(null, '2026-11-21T00:00:00Z'), noon)).toBe('ended');
  });
});
