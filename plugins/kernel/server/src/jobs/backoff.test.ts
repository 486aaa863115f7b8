import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff';

test('pauses double, never beyond ten minutes and a tenth', () => {
  expect([1, 2, 3, 4].map((attempt) => backoffMs(1_000, attempt, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (first, attempt, random) => {
        const pause = backoffMs(first, attempt, random);
        expect(pause).toBeGreaterThanOrEqual(Math.floor(first * 0.9));
        expect(pause).toBeLessThanOrEqual(660_000);
      },
    ),
  );
});
