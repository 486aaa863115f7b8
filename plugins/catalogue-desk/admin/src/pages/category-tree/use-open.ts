import { useCallback, useMemo, useState } from 'react';
import type { Found } from '../../categories/rows';
import type { Tree } from '../../categories/tree';

export interface Open {
  readonly ids: ReadonlySet<number>;
  readonly set: (id: number, isOpen: boolean) => void;
  readonly all: () => void;
  readonly none: () => void;
}

/** Which branches are open; while something is searched, those that lead to what was found are. */
export function useOpen(tree: Tree, found: Found | null): Open {
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  const [closed, setClosed] = useState<{ readonly of: Found | null; readonly ids: ReadonlySet<number> }>({
    of: null,
    ids: new Set(),
  });
  const ids = useMemo(() => {
    if (found === null) return own;
    const shut = closed.of === found ? closed.ids : new Set<number>();
    return new Set([...found.shown].filter((id) => !shut.has(id)));
  }, [found, own, closed]);

  const set = useCallback(
    (id: number, isOpen: boolean) => {
      if (found === null) setOwn((current) => withId(current, id, isOpen));
      else
        setClosed((current) => ({
          of: found,
          ids: withId(current.of === found ? current.ids : new Set<number>(), id, !isOpen),
        }));
    },
    [found],
  );
  const all = useCallback(() => setOwn(new Set(tree.byId.keys())), [tree]);
  const none = useCallback(() => setOwn(new Set()), []);
  return { ids, set, all, none };
}

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
