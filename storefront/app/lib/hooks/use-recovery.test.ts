import { expect, test } from 'vitest';
import { waitMs } from './use-recovery';

test('a page that could not be had is asked for sooner at first, then every half minute, however long it takes', () => {
  expect([0, 1, 2, 3, 50].map(waitMs)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
});
