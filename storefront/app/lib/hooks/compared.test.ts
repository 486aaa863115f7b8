import { expect, test } from 'vitest';
import { comparedIds } from './compared';

test('four products at most stand side by side, each once', () => {
  expect(comparedIds([3, '5', 3, 8, 13, 21])).toEqual([3, 5, 8, 13]);
});

test.each([null, 'x', {}, ['a', -1, 0, 1.5, Infinity]])('%j compares nothing', (values) => {
  expect(comparedIds(values)).toEqual([]);
});
