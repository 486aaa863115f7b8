import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Category } from './category';
import { isCircular, moveOfDrop, moveOfStep, moveText } from './moves';
import { foundBy, rowsOf } from './rows';
import { above, childrenOf, closesCycle, countBelow, fullName, moved, treeOf } from './tree';

const category = (id: number, name: string, parent: number | null, position: number): Category => ({
  id,
  name,
  abbreviation: `C${id}`,
  parent_category_id: parent,
  position,
  activate_desactivate: true,
  datasheet_id: null,
});
const tree = treeOf([
  category(1, 'Videovigilancia', null, 1),
  category(2, 'Redes', null, 2),
  category(3, 'Cámaras', 1, 1),
  category(4, 'Grabadores', 1, 2),
  category(5, 'Domo', 3, 1),
]);
const shown = (open: number[], text = '') => {
  const found = foundBy(tree, text);
  return rowsOf(tree, new Set(open), found?.shown).map(({ category: { id }, level }) => `${'-'.repeat(level)}${id}`);
};
const after = (move: ReturnType<typeof moveOfStep>) => {
  const next = treeOf(moved(tree, move!));
  return childrenOf(next, move!.parentId).map(({ id }) => id);
};

describe('the tree on screen', () => {
  test('shows what is open, children below their parent', () => {
    expect(shown([])).toEqual(['-1', '-2']);
    expect(shown([1, 3])).toEqual(['-1', '--3', '---5', '--4', '-2']);
    expect(shown([3])).toEqual(['-1', '-2']);
  });

  test('a search finds names without their accents and abbreviations, with the way to them', () => {
    expect(foundBy(tree, ' camara ')?.matches).toEqual(new Set([3]));
    expect(shown([1, 3], 'domo')).toEqual(['-1', '--3', '---5']);
    expect(foundBy(tree, 'c2')?.matches).toEqual(new Set([2]));
    expect(foundBy(tree, '  ')).toBeNull();
  });

  test('says the way to a category and how much hangs below it', () => {
    expect(fullName(tree, 5)).toBe('Videovigilancia > Cámaras > Domo');
    expect([countBelow(tree, 1), countBelow(tree, 5)]).toEqual([3, 0]);
  });

  test('a category whose parent is missing stands at the root; a circle in the data ends the way', () => {
    expect(rowsOf(treeOf([category(9, 'Suelta', 77, 1)]), new Set()).map(({ category: { id } }) => id)).toEqual([9]);
    const circle = treeOf([category(7, 'A', 8, 1), category(8, 'B', 7, 1)]);
    expect(above(circle, 7)).toEqual([8, 7]);
    expect(rowsOf(circle, new Set([7, 8]))).toEqual([]);
  });
});

describe('moving', () => {
  test('beside a category it takes its place there; inside, it is the last', () => {
    expect(moveOfDrop(tree, { id: '2', overId: '3', zone: 'before' })).toEqual({ id: 2, parentId: 1, index: 0 });
    expect(after(moveOfDrop(tree, { id: '2', overId: '3', zone: 'after' }))).toEqual([3, 2, 4]);
    expect(after(moveOfDrop(tree, { id: '2', overId: '1', zone: 'inside' }))).toEqual([3, 4, 2]);
    expect(after(moveOfDrop(tree, { id: '3', overId: '4', zone: 'after' }))).toEqual([4, 3]);
  });

  test('to where it is already is no move', () => {
    expect(moveOfDrop(tree, { id: '3', overId: '4', zone: 'before' })).toBeNull();
    expect(moveOfDrop(tree, { id: '4', overId: '1', zone: 'inside' })).toBeNull();
  });

  test('into itself or into what hangs below it is known to be circular', () => {
    expect(isCircular(tree, { id: '1', overId: '5', zone: 'inside' })).toBe(true);
    expect(isCircular(tree, { id: '1', overId: '5', zone: 'before' })).toBe(true);
    expect(isCircular(tree, { id: '5', overId: '1', zone: 'inside' })).toBe(false);
    expect(isCircular(tree, { id: '1', overId: '2', zone: 'after' })).toBe(false);
    expect(closesCycle(tree, 3, 3)).toBe(true);
  });

  test('by keyboard goes one step, and stays at the ends', () => {
    const [video, red, cam, rec] = [1, 2, 3, 4].map((id) => tree.byId.get(id)!);
    expect(after(moveOfStep(tree, red!, 'up'))).toEqual([2, 1]);
    expect(after(moveOfStep(tree, cam!, 'down'))).toEqual([4, 3]);
    expect(after(moveOfStep(tree, rec!, 'in'))).toEqual([5, 4]);
    expect(after(moveOfStep(tree, cam!, 'out'))).toEqual([1, 3, 2]);
    expect([moveOfStep(tree, video!, 'up'), moveOfStep(tree, red!, 'down')]).toEqual([null, null]);
    expect([moveOfStep(tree, video!, 'in'), moveOfStep(tree, video!, 'out')]).toEqual([null, null]);
    expect(moveText(tree, { id: 5, parentId: null, index: 2 })).toBe('Domo: en el primer nivel, lugar 3');
  });

  test('that is not circular never makes a circle, whatever the order of moves', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 5 }).map(String),
      overId: fc.integer({ min: 1, max: 5 }).map(String),
      zone: fc.constantFrom('before' as const, 'inside' as const, 'after' as const),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (drops) => {
        let current = tree;
        for (const drop of drops) {
          const move = isCircular(current, drop) ? null : moveOfDrop(current, drop);
          if (move !== null) current = treeOf(moved(current, move));
        }
        expect(rowsOf(current, new Set([1, 2, 3, 4, 5]))).toHaveLength(5);
      }),
    );
  });
});
