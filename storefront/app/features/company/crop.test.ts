import { expect, test } from 'vitest';
import { pixelsOf } from './crop';

test('the part of a picture is told in its own pixels, inside of it', () => {
  const size = { width: 333, height: 101 };
  expect(pixelsOf({ x: 0, y: 0, width: 100, height: 100 }, size)).toEqual({ x: 0, y: 0, width: 333, height: 101 });
  expect(pixelsOf({ x: 50, y: 50, width: 50, height: 50 }, size)).toEqual({ x: 167, y: 51, width: 166, height: 50 });
  expect(pixelsOf({ x: 100, y: 100, width: 0, height: 0 }, size)).toEqual({ x: 332, y: 100, width: 1, height: 1 });
});
