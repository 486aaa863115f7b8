import { expect, test } from 'vitest';
import { bodyOf, choicesOf, raised, restOf, withExcluded, without, withPinned } from './choices';

const named = (id: number) => ({ id, model: `M-${id}`, name: `Producto ${id}` });
const stored = { pinned: [3, 1], excluded: [2], products: [named(1), named(2), named(3)] };
const choices = choicesOf(stored);

test('choices go to the form and back in their order', () =>
  expect(bodyOf(choices)).toEqual({ pinned: [3, 1], excluded: [2] }));

test('a product that is no more is left out', () =>
  expect(bodyOf(choicesOf({ ...stored, pinned: [9, 3] }))).toEqual({ pinned: [3], excluded: [2] }));

test('a product is pinned or excluded, never both nor twice', () => {
  expect(bodyOf(withPinned(choices, named(2)))).toEqual({ pinned: [3, 1, 2], excluded: [] });
  expect(bodyOf(withExcluded(choices, named(3)))).toEqual({ pinned: [1], excluded: [2, 3] });
  expect(bodyOf(withPinned(choices, named(3)))).toEqual({ pinned: [1, 3], excluded: [2] });
  expect(bodyOf(without(choices, 2))).toEqual({ pinned: [3, 1], excluded: [] });
});

test('a pinned product rises by one place, the first stays', () => {
  expect(bodyOf(raised(choices, 1)).pinned).toEqual([1, 3]);
  expect(bodyOf(raised(choices, 3)).pinned).toEqual([3, 1]);
});

test('what is offered besides is neither pinned nor excluded', () =>
  expect(restOf([named(4), named(2), named(1)], choices)).toEqual([named(4)]));
