import { useCallback, useState } from 'react';
import { calledOf, type BoardRow } from '../../board/row';

type Chosen = ReadonlyMap<number, string>;

export interface Selection {
  /** Names of the chosen products by id; they may be of several pages. */
  readonly chosen: Chosen;
  readonly toggle: (rows: readonly BoardRow[], isChosen: boolean) => void;
  readonly clear: () => void;
}

const nobody: Chosen = new Map();

/** Products chosen for a change of many. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<Chosen>(nobody);
  const toggle = useCallback(
    (rows: readonly BoardRow[], isChosen: boolean) =>
      setChosen((current) => {
        const next = new Map(current);
        for (const row of rows) {
          if (isChosen) next.set(row.id, calledOf(row));
          else next.delete(row.id);
        }
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setChosen(nobody), []);
  return { chosen, toggle, clear };
}
