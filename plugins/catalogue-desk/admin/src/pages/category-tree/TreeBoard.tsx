import { Box, VisuallyHidden } from '@strapi/design-system';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cycleText, type Category } from '../../categories/category';
import { isCircular, moveOfDrop, moveOfStep, type Direction } from '../../categories/moves';
import type { Found, TreeRow } from '../../categories/rows';
import type { Drop } from '../../drag/drop';
import { DragBoard } from '../../drag/DragBoard';
import { keyOn } from './keys';
import { TreeLine } from './TreeLine';
import type { LineAction } from './LineMenu';
import type { Open } from './use-open';
import type { TreeState } from './use-tree';

interface Props {
  readonly state: TreeState;
  readonly rows: readonly TreeRow[];
  readonly open: Open;
  readonly found: Found | null;
  readonly mayWrite: boolean;
  readonly onAction: (action: LineAction, category: Category) => void;
}

const insideAll = () => true;

/** The lines of the tree: walked over with arrows, moved by their handle or with Alt and arrows. */
export function TreeBoard({ state, rows, open, found, mayWrite, onAction }: Props) {
  const { tree, move, refuse, said } = state;
  const board = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const focusNext = useRef<string | null>(null);
  const current = rows.some(({ category }) => category.id === active) ? active : (rows[0]?.category.id ?? null);

  useEffect(() => {
    // A line that was moved in the document has lost the focus.
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted !== null) board.current?.querySelector<HTMLElement>(wanted)?.focus();
  });

  const step = (category: Category, direction: Direction, part: 'row' | 'handle') => {
    const next = moveOfStep(tree, category, direction);
    if (next === null) return;
    if (direction === 'in' && next.parentId !== null) open.set(next.parentId, true);
    focusNext.current = part === 'row' ? lineOf(category.id) : `${lineOf(category.id)} button[data-handle]`;
    move(next);
  };

  const drop = (asked: Drop) => {
    if (isCircular(tree, asked)) return refuse(cycleText);
    const next = moveOfDrop(tree, asked);
    if (next === null) return undefined;
    if (asked.zone === 'inside') open.set(Number(asked.overId), true);
    move(next);
    return undefined;
  };

  const press = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const row = rows[at];
    const key = keyOn(rows, at, event);
    if (key === null || row === undefined) return;
    event.preventDefault();
    if (key.kind === 'focus') board.current?.querySelector<HTMLElement>(lineOf(key.id))?.focus();
    else if (key.kind === 'open') open.set(key.id, key.isOpen);
    else if (mayWrite) step(row.category, key.direction, 'row');
  };

  const refusalOf = useCallback((asked: Drop) => (isCircular(tree, asked) ? cycleText : null), [tree]);

  return (
    <DragBoard
      labelOf={(id) => tree.byId.get(Number(id))?.name ?? ''}
      takesInside={insideAll}
      refusalOf={refusalOf}
      onDrop={drop}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Box
        ref={board}
        role="tree"
        aria-label="Categorías"
        background="neutral0"
        hasRadius
        shadow="tableShadow"
        paddingTop={2}
        paddingBottom={2}
      >
        {rows.map((row, at) => (
          <TreeLine
            key={row.category.id}
            row={row}
            isCurrent={row.category.id === current}
            isMatch={found?.matches.has(row.category.id) === true}
            mayWrite={mayWrite}
            onOpen={open.set}
            onFocus={setActive}
            onKey={(event) => press(event, at)}
            onStep={(direction) => step(row.category, direction, 'handle')}
            onAction={onAction}
          />
        ))}
      </Box>
    </DragBoard>
  );
}

const lineOf = (id: number): string => `[data-category="${id}"]`;
