import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Lines } from '../../../../shared/shape';
import { toFailure } from '../../failure';
import { useToast } from '../../use-tell';
import { atLeastOne, emptyLine, type DraftValue, type LineDrafts } from '../draft/draft';
import type { LineColumn } from './line-columns';
import { isTable, parseCells, pasteCells, resolveTexts, wantedTexts, type Found, type Wanted } from './paste';
import { cellOf } from './use-cell-focus';

export interface Editing {
  readonly definition: Lines;
  readonly columns: readonly LineColumn[];
  readonly lines: LineDrafts;
  readonly change: (next: (lines: LineDrafts) => LineDrafts) => void;
  /** Looks up what texts of references name, all in one request. */
  readonly lookUp: (wanted: Wanted) => Promise<Found>;
}

type Enter = (index: number, cell: { readonly key: number; readonly name: string }) => void;

/** Returns what changes lines: typing, adding, removing, keys and pasting from a spreadsheet. `enter` is called with the cell to go to. */
export function useLineEditor({ definition, columns, lines, change, lookUp }: Editing, enter: Enter) {
  const { fields } = definition;
  const { failed } = useToast();
  const [isLookingUp, setLookingUp] = useState(false);
  const known = useRef(lines);
  known.current = lines;
  const [first] = columns.filter(({ isTyped }) => isTyped);

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
    (key: number) => change((all) => atLeastOne(fields, all.filter((line) => line.key !== key))),
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
    if (cell === null || event.defaultPrevented) return;
    const index = known.current.findIndex(({ key }) => key === cell.key);
    const act = actionOf(event);
    if (act === null) return;
    event.preventDefault();
    if (act === 'down' && !goTo(index + 1, cell.name)) {
      if (event.key === 'Enter') add();
    } else if (act === 'up') goTo(index - 1, cell.name);
    else if (act === 'copy') setCell(cell.key, cell.name, known.current[index - 1]?.values[cell.name] ?? null);
    else if (act === 'remove') {
      remove(cell.key);
      if (!goTo(index + 1, cell.name)) goTo(index - 1, cell.name);
    }
  };

  const lookUpIn = async (pasted: LineDrafts) => {
    const wanted = wantedTexts(fields, pasted);
    if (Object.keys(wanted).length === 0) return;
    setLookingUp(true);
    try {
      const found = await lookUp(wanted);
      change((all) => resolveTexts(fields, all, found));
    } catch (error) {
      failed(toFailure(error).text);
    } finally {
      setLookingUp(false);
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const cell = cellOf(event.target);
    if (cell === null || !isTable(text)) return;
    event.preventDefault();
    const typed = columns.filter(({ isTyped }) => isTyped).map(({ name }) => name);
    const at = {
      line: known.current.findIndex(({ key }) => key === cell.key),
      column: typed.indexOf(cell.name),
    };
    const pasted = pasteCells({ fields, columns: typed, lines: known.current, cells: parseCells(text), at });
    change(() => pasted);
    void lookUpIn(pasted);
  };

  return { isLookingUp, setCell, add, remove, onKeyDown, onPaste };
}

type Action = 'down' | 'up' | 'copy' | 'remove';

/** Returns what a key does in a cell; null where the cell itself takes it. */
function actionOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent<HTMLElement>): Action | null {
  const isChosen = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'date');
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'ArrowDown') return isChosen ? null : 'down';
  if (key === 'ArrowUp') return isChosen ? null : 'up';
  if (!ctrlKey && !metaKey) return null;
  if (key === 'd') return 'copy';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}
