import { useCallback, useRef, type KeyboardEvent } from 'react';
import type { Lines } from '../../../../shared/shape';
import { atLeastOne, emptyLine, type DraftValue, type LineDrafts } from '../draft/draft';
import type { LineColumn } from './line-columns';
import type { Found, Wanted } from './paste';
import { cellOf } from './use-cell-focus';
import { usePaste } from './use-paste';

export interface Editing {
  readonly definition: Lines;
  readonly columns: readonly LineColumn[];
  readonly lines: LineDrafts;
  readonly change: (next: (lines: LineDrafts) => LineDrafts) => void;
  /** Looks up what texts of references name, all in one request. */
  readonly lookUp: (wanted: Wanted) => Promise<Found>;
}

type Enter = (index: number, cell: { readonly key: number; readonly name: string }) => void;

/** Returns what changes lines: typing, adding, removing, and keys. `enter` is called with the cell to go to. */
export function useLineEditor({ definition, columns, lines, change, lookUp }: Editing, enter: Enter) {
  const { fields } = definition;
  const known = useRef(lines);
  known.current = lines;
  const [first] = columns.filter(({ isTyped }) => isTyped);
  const pasting = usePaste({ fields, columns, known, change, lookUp });

  const setCell = useCallback(
    (key: number, name: string, value: DraftValue) =>
      change((all) =>
        all.map((line) => (line.key === key ? { ...line, values: { ...line.values, [name]: value } } : line)),
      ),
    [change],
  );

  const add = useCallback(() => {
    const line = emptyLine(fields);
    change((all) => [...all, line]);
    if (first !== undefined) enter(known.current.length, { key: line.key, name: first.name });
  }, [change, enter, fields, first]);

  const remove = useCallback(
    (key: number) =>
      change((all) =>
        atLeastOne(
          fields,
          all.filter((line) => line.key !== key),
        ),
      ),
    [change, fields],
  );

  const goTo = (index: number, name: string): boolean => {
    const line = known.current[index];
    if (line === undefined) return false;
    enter(index, { key: line.key, name });
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    const action = cell === null || event.defaultPrevented ? null : actionOf(event);
    if (cell === null || action === null) return;
    event.preventDefault();
    const index = known.current.findIndex(({ key }) => key === cell.key);
    const acts: Readonly<Record<Action, () => void>> = {
      next: () => void (goTo(index + 1, cell.name) || add()),
      down: () => void goTo(index + 1, cell.name),
      up: () => void goTo(index - 1, cell.name),
      copy: () => {
        const above = known.current[index - 1];
        if (above !== undefined) setCell(cell.key, cell.name, above.values[cell.name] ?? null);
      },
      remove: () => {
        remove(cell.key);
        void (goTo(index + 1, cell.name) || goTo(index - 1, cell.name));
      },
    };
    acts[action]();
  };

  return { ...pasting, setCell, add, remove, onKeyDown };
}

type Action = 'next' | 'down' | 'up' | 'copy' | 'remove';

const actionsWithCtrl: Readonly<Record<string, Action>> = { d: 'copy', Delete: 'remove', Backspace: 'remove' };

/** Returns what a key does in a cell; null where the cell itself takes it. */
function actionOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent<HTMLElement>): Action | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'next';
  if (ctrlKey || metaKey) return actionsWithCtrl[key] ?? null;
  // Lists and days are changed by the arrows.
  const isChosen =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'date');
  if (isChosen) return null;
  return key === 'ArrowDown' ? 'down' : key === 'ArrowUp' ? 'up' : null;
}
