import { expect, test } from 'vitest';
import { awayPauseMs } from './away-pause';

const minute = 60_000;
const day = 24 * 60 * minute;

test('a service that is away is looked for after some seconds, later every quarter of an hour, for a week', () => {
  expect([0, 2_000, minute, 20 * minute, day, 6.9 * day].map(awayPauseMs)).toEqual([
    5_000,
    5_000,
    30_000,
    10 * minute,
    15 * minute,
    15 * minute,
  ]);
  expect(awayPauseMs(7.1 * day)).toBeNull();
});
