import { expect, test } from 'vitest';
import { readInSlices, slicesOf } from './slices';

test('slices hold every item once, in order, and as many as they may', () => {
  expect(slicesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(slicesOf([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(slicesOf([], 2)).toEqual([]);
  expect(slicesOf(Array.from({ length: 501 }, (_none, at) => at)).map(({ length }) => length)).toEqual([500, 1]);
});

test('rows are read slice after slice', async () => {
  const asked: number[][] = [];
  const read = async (some: number[]): Promise<string[]> => {
    asked.push(some);
    return some.flatMap((id) => (id === 3 ? [] : [`a${id}`, `b${id}`]));
  };
  expect(await readInSlices([1, 2, 3], read, 2)).toEqual(['a1', 'b1', 'a2', 'b2']);
  expect(asked).toEqual([[1, 2], [3]]);
  expect(await readInSlices([], read)).toEqual([]);
  expect(asked).toHaveLength(2);
});
