import { expect, test } from 'vitest';
import type { TreeRow } from '../../categories/rows';
import { keyOn } from './keys';

const row = (id: number, level: number, children = 0, isOpen = false) =>
  ({ category: { id }, level, children, isOpen }) as unknown as TreeRow;
const rows = [row(1, 1, 2, true), row(3, 2, 1), row(4, 2), row(2, 1)];
const press = (at: number, key: string, altKey = false) => keyOn(rows, at, { key, altKey });

test('arrows walk over the lines, Home and End to the first and the last', () => {
  expect(press(1, 'ArrowDown')).toEqual({ kind: 'focus', id: 4 });
  expect(press(1, 'ArrowUp')).toEqual({ kind: 'focus', id: 1 });
  expect(press(0, 'ArrowUp')).toBeNull();
  expect([press(2, 'Home'), press(0, 'End')]).toEqual([
    { kind: 'focus', id: 1 },
    { kind: 'focus', id: 2 },
  ]);
});

test('right opens a branch or goes into it; left closes it or goes to its parent', () => {
  expect(press(1, 'ArrowRight')).toEqual({ kind: 'open', id: 3, isOpen: true });
  expect(press(0, 'ArrowRight')).toEqual({ kind: 'focus', id: 3 });
  expect(press(2, 'ArrowRight')).toBeNull();
  expect(press(0, 'ArrowLeft')).toEqual({ kind: 'open', id: 1, isOpen: false });
  expect(press(2, 'ArrowLeft')).toEqual({ kind: 'focus', id: 1 });
  expect(press(3, 'ArrowLeft')).toBeNull();
});

test('with Alt the arrows move the category; other keys are the browser’s', () => {
  expect(press(2, 'ArrowUp', true)).toEqual({ kind: 'step', direction: 'up' });
  expect(press(2, 'ArrowRight', true)).toEqual({ kind: 'step', direction: 'in' });
  expect(press(2, 'ArrowLeft', true)).toEqual({ kind: 'step', direction: 'out' });
  expect([press(2, 'a'), press(2, 'a', true), press(9, 'ArrowUp')]).toEqual([null, null, null]);
});
