import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { Division } from '../../api/contract';
import { isMenuCorrected, megaMenu, menuLayout, subItemCount, type MenuGroup } from './mega-menu.view';

const groups = (count: number, children = 0): MenuGroup[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `g${id}`,
    children: Array.from({ length: children }, (_child, n) => ({ id: n, name: `c${n}` })),
  }));

test('sub-items are the groups and what is in them', () => {
  expect(subItemCount(groups(3, 4))).toBe(15);
});

test('fewer than 15 sub-items is small or medium, 15 or more is large [SF-MENU-003]', () => {
  expect(menuLayout(groups(7))).toBe('small');
  expect(menuLayout(groups(8))).toBe('medium');
  expect(menuLayout(groups(14))).toBe('medium');
  expect(menuLayout(groups(15))).toBe('large');
});

test('panels past index 6 open the other way [SF-MENU-003]', () => {
  expect([0, 6, 7, 12].map(isMenuCorrected)).toEqual([false, false, true, true]);
});

test('a division without children has an empty panel', () => {
  expect(megaMenu([answerWith<Division>({ id: 1, name: 'Kits' })])).toEqual({ 1: [] });
});
