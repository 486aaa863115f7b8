import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

interface Cell {
  readonly key: number;
  readonly name: string;
}

/** Parses which cell an element of the table is; null for others. */
export function cellOf(target: EventTarget): Cell | null {
  const [key, name] = (target instanceof HTMLElement ? (target.dataset.cell ?? '') : '').split(':');
  return name === undefined ? null : { key: Number(key), name };
}

/** Returns a function that scrolls to a line and enters one of its cells, once it is drawn. */
export function useCellFocus(
  box: RefObject<HTMLElement>,
  virtualizer: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): (index: number, cell: Cell) => void {
  const wanted = useRef<Cell | null>(null);
  const enterWanted = useCallback(() => {
    if (wanted.current === null) return;
    const { key, name } = wanted.current;
    const input = box.current?.querySelector<HTMLElement>(`[data-cell="${key}:${name}"]`);
    if (input === null || input === undefined) return;
    wanted.current = null;
    input.focus({ preventScroll: true });
    if (input instanceof HTMLInputElement && input.type === 'text') input.select();
  }, [box]);
  // A line out of sight is drawn after scrolling to it.
  useLayoutEffect(enterWanted);
  return useCallback(
    (index, cell) => {
      wanted.current = cell;
      virtualizer.scrollToIndex(index, { align: 'auto' });
      enterWanted();
    },
    [virtualizer, enterWanted],
  );
}
