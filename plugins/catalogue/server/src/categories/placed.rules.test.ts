import { expect, test } from 'vitest';
import { placed } from './placed.rules';

test.each([
  [0, 'xabc'],
  [1, 'axbc'],
  [3, 'abcx'],
  [99, 'abcx'],
])('put at %i the order is %s, numbered from 1', (index, order) => {
  const result = placed(['a', 'b', 'c'], 'x', index);
  expect(result.map(({ node }) => node).join('')).toBe(order);
  expect(result.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});
