import { fold } from '@mayorista/config/text';
import type { Category } from './category';
import { above, childrenOf, type Tree } from './tree';

/** A category as a line of the tree on screen. */
export interface TreeRow {
  readonly category: Category;
  /** 1 at the root. */
  readonly level: number;
  readonly children: number;
  readonly isOpen: boolean;
  /** Its place among its brothers, from 1, and how many they are. */
  readonly place: number;
  readonly brothers: number;
}

/** The lines to show, from top to bottom: those whose parents are all open. `only` leaves nothing but its ids. */
export function rowsOf(tree: Tree, open: ReadonlySet<number>, only: ReadonlySet<number> | null = null): TreeRow[] {
  const seen = new Set<number>();
  const lines = (parent: number | null, level: number): TreeRow[] => {
    const shown = childrenOf(tree, parent).filter(({ id }) => (only === null || only.has(id)) && !seen.has(id));
    return shown.flatMap((category, at) => {
      seen.add(category.id);
      const children = childrenOf(tree, category.id).length;
      const isOpen = children > 0 && open.has(category.id);
      const row = { category, level, children, isOpen, place: at + 1, brothers: shown.length };
      return [row, ...(isOpen ? lines(category.id, level + 1) : [])];
    });
  };
  return lines(null, 1);
}

export interface Found {
  /** The categories that answer the text. */
  readonly matches: ReadonlySet<number>;
  /** They, and those above them. */
  readonly shown: ReadonlySet<number>;
}

/** Categories whose name or abbreviation holds a text, whatever its accents; null when nothing is searched. */
export function foundBy(tree: Tree, text: string): Found | null {
  const wanted = fold(text.trim());
  if (wanted === '') return null;
  const matches = [...tree.byId.values()].filter(({ name, abbreviation }) =>
    fold(`${name} ${abbreviation ?? ''}`).includes(wanted),
  );
  const ids = new Set(matches.map(({ id }) => id));
  return { matches: ids, shown: new Set([...ids].flatMap((id) => [id, ...above(tree, id)])) };
}
