import { useState, type ClipboardEvent, type MutableRefObject } from 'react';
import type { FieldMap } from '../../../../shared/shape';
import { toFailure } from '../../reading/failure';
import { useToast } from '../../acting/use-tell';
import type { LineDrafts } from '../draft/draft';
import type { LineColumn } from './line-columns';
import { isTable, parseCells, pasteCells, resolveTexts, wantedTexts, type Found, type Wanted } from './paste';
import { cellOf } from './use-cell-focus';

interface Pasted {
  readonly fields: FieldMap;
  readonly columns: readonly LineColumn[];
  /** The lines of now. */
  readonly known: MutableRefObject<LineDrafts>;
  readonly change: (next: (lines: LineDrafts) => LineDrafts) => void;
  readonly lookUp: (wanted: Wanted) => Promise<Found>;
}

/** Returns what pastes rows of a spreadsheet into the lines; the records they name are looked up in one request. */
export function usePaste({ fields, columns, known, change, lookUp }: Pasted) {
  const { failed } = useToast();
  const [isLookingUp, setLookingUp] = useState(false);

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

  return { isLookingUp, onPaste };
}
