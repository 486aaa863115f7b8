import { areas, type Area } from '@mayorista/kernel/panel/areas';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MenuArea } from './menu-tree';

const key = 'mayorista-open-areas';
/** So many rows, names of areas among them, are seen at once on a desk's screen. */
const seenAtOnce = 22;

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);

/** Reads which areas the person left open in this browser; null when none was ever opened or closed. */
function readOpenAreas(): ReadonlySet<Area> | null {
  const stored = window.localStorage.getItem(key);
  return stored === null ? null : new Set(stored.split('|').filter(isArea));
}

/** Opens everything where it is seen at once, else the area of the page alone: so the menu stands before anybody chose. */
function firstOpenAreas(menu: readonly MenuArea[], current: Area | null): ReadonlySet<Area> {
  const rows = menu.reduce((sum, area) => sum + 1 + area.lines.length, 0);
  if (rows <= seenAtOnce) return new Set(menu.map(({ area }) => area));
  return new Set(current === null ? [] : [current]);
}

/**
 * Keeps which areas of the menu stand open, remembered in this browser. Going to a page of another area opens that area; a page that
 * was there before the menu came does not.
 */
export function useOpenAreas(menu: readonly MenuArea[], current: Area | null, pathname: string) {
  const [chosen, setChosen] = useState(readOpenAreas);
  const open = chosen ?? firstOpenAreas(menu, current);
  const previous = useRef({ current, pathname });

  const setOpen = useCallback(
    (area: Area, isOpen: boolean) => {
      const next = new Set(open);
      if (isOpen) next.add(area);
      else next.delete(area);
      window.localStorage.setItem(key, [...next].join('|'));
      setChosen(next);
    },
    [open],
  );

  useEffect(() => {
    const before = previous.current;
    previous.current = { current, pathname };
    const hasMoved = pathname !== before.pathname && current !== before.current;
    if (hasMoved && current !== null && !open.has(current)) setOpen(current, true);
  }, [current, pathname, open, setOpen]);

  return { open, setOpen };
}
