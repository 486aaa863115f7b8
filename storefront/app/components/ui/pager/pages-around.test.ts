import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pages-around';

test('a short list has every page', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
});

test('a long list has the first, the last and the neighbours', () => {
  expect(pagesAround(10, 40)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 40]);
});

test('the current page, the first and the last are always there, in order, once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)];
      const numbers = pagesAround(page, count).filter((item) => typeof item === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    }),
  );
});
