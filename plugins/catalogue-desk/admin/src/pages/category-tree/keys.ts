import type { KeyboardEvent } from 'react';
import type { Direction } from '../../categories/moves';
import type { TreeRow } from '../../categories/rows';
import type { Arrow } from '../../drag/Handle';

export type TreeKey =
  | { readonly kind: 'focus'; readonly id: number }
  | { readonly kind: 'open'; readonly id: number; readonly isOpen: boolean }
  | { readonly kind: 'step'; readonly direction: Direction };

const directions: Readonly<Record<Arrow, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

export const directionOf = (arrow: Arrow): Direction => directions[arrow];

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey'>;

/** What a key means on a line of a tree (the WAI-ARIA tree pattern; with Alt, arrows move the category). Null: nothing. */
export function keyOn(rows: readonly TreeRow[], at: number, { key, altKey }: Pressed): TreeKey | null {
  const row = rows[at];
  if (row === undefined) return null;
  if (altKey) return key in directions ? { kind: 'step', direction: directions[key as Arrow] } : null;
  if (key === 'ArrowRight') return rightOf(rows, at, row);
  if (key === 'ArrowLeft') return leftOf(rows, at, row);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
  return to === undefined ? null : focus(rows[to]);
}

const focus = (row: TreeRow | undefined): TreeKey | null =>
  row === undefined ? null : { kind: 'focus', id: row.category.id };

function rightOf(rows: readonly TreeRow[], at: number, row: TreeRow): TreeKey | null {
  if (row.children === 0) return null;
  return row.isOpen ? focus(rows[at + 1]) : { kind: 'open', id: row.category.id, isOpen: true };
}

function leftOf(rows: readonly TreeRow[], at: number, row: TreeRow): TreeKey | null {
  if (row.isOpen) return { kind: 'open', id: row.category.id, isOpen: false };
  return focus(rows.slice(0, at).findLast(({ level }) => level < row.level));
}
