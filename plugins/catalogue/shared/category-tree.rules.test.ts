import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byId, closesCycle, pathOf } from './category-tree.rules';

const nodes = byId([
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
]);

test('a path leads from the root down to the category', () => {
  expect(pathOf(nodes, 3)).toEqual([1, 2, 3]);
  expect(pathOf(nodes, null)).toEqual([]);
});

test('a category cannot be put below itself or below its descendants', () => {
  expect(closesCycle(nodes, 1, 3)).toBe(true);
  expect(closesCycle(nodes, 1, 1)).toBe(true);
  expect(closesCycle(nodes, 3, 1)).toBe(false);
  expect(closesCycle(nodes, 3, null)).toBe(false);
});

test('moves that are allowed never make a cycle, whatever their order', () => {
  const move = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.option(fc.integer({ min: 1, max: 8 })));
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const tree = new Map(
        Array.from({ length: 8 }, (_, index) => [index + 1, { id: index + 1, parentId: null as number | null }]),
      );
      for (const [id, parentId] of moves) if (!closesCycle(tree, id, parentId)) tree.set(id, { id, parentId });
      for (const id of tree.keys()) {
        const seen = new Set<number>();
        for (let current: number | null = id; current !== null; current = tree.get(current)?.parentId ?? null) {
          expect(seen.has(current)).toBe(false);
          seen.add(current);
        }
      }
    }),
  );
});
