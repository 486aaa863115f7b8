import { useCallback, useMemo, useState } from 'react';
import { fieldKey, type Shape } from '../../../../shared/shape';
import type { Failure } from '../../reading/failure';
import { sameDraft, type Draft, type DraftValue, type LineDrafts } from '../draft/draft';
import type { SentLines } from '../draft/input';
import { noRefusals, refusalsOf, withoutCell, withoutField, type Refusals } from '../draft/refusals';

/** Form of a record: what is typed, what is stored, and what was refused. */
export interface RecordForm {
  readonly draft: Draft;
  readonly stored: Draft;
  readonly isDirty: boolean;
  readonly refusals: Refusals;
  /** Number of calls that were refused. */
  readonly refusedTimes: number;
  readonly setValue: (name: string, value: DraftValue) => void;
  readonly changeLines: (group: string, next: (lines: LineDrafts) => LineDrafts) => void;
  readonly clearCell: (group: string, line: number, name: string) => void;
  /** Begins again from what is stored now; `draft` keeps what was typed. */
  readonly restart: (stored: Draft, draft?: Draft) => void;
  readonly setDraft: (draft: Draft) => void;
  /** Shows what was refused; `isToldInDialog` marks fields and cells alone, for the rest stands in the dialog. */
  readonly refuse: (failure: Failure, sent: SentLines, isToldInDialog?: boolean) => void;
}

/** Returns the form of a record, which begins with what is stored. */
export function useRecordForm(shape: Shape, initial: () => Draft): RecordForm {
  const [{ draft, stored }, setVersions] = useState(() => {
    const first = initial();
    return { draft: first, stored: first };
  });
  const [refusals, setRefusals] = useState(noRefusals);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const setDraft = useCallback((next: Draft) => setVersions((now) => ({ ...now, draft: next })), []);
  const isDirty = useMemo(() => !sameDraft(stored, draft), [stored, draft]);

  const setValue = useCallback(
    (name: string, value: DraftValue) => {
      setVersions((now) => ({ ...now, draft: { ...now.draft, values: { ...now.draft.values, [name]: value } } }));
      const field = shape.fields[name];
      if (field !== undefined) setRefusals((now) => withoutField(now, [name, fieldKey(name, field)]));
    },
    [shape],
  );
  const changeLines = useCallback((group: string, next: (lines: LineDrafts) => LineDrafts) => {
    setVersions((now) => {
      const lines = { ...now.draft.lines, [group]: next(now.draft.lines[group] ?? []) };
      return { ...now, draft: { ...now.draft, lines } };
    });
    setRefusals((now) => withoutField(now, [group]));
  }, []);
  const clearCell = useCallback(
    (group: string, line: number, name: string) => {
      const field = shape.lines[group]?.fields[name];
      if (field !== undefined) setRefusals((now) => withoutCell(now, group, line, fieldKey(name, field)));
    },
    [shape],
  );
  const restart = useCallback((next: Draft, typed?: Draft) => {
    setVersions({ stored: next, draft: typed ?? next });
    setRefusals(noRefusals);
  }, []);
  const refuse = useCallback(
    (failure: Failure, sent: SentLines, isToldInDialog = false) => {
      const refused = refusalsOf(shape, failure, sent);
      setRefusals(isToldInDialog ? { ...refused, general: [] } : refused);
      setRefusedTimes((times) => times + 1);
    },
    [shape],
  );
  return {
    draft,
    stored,
    isDirty,
    refusals,
    refusedTimes,
    setValue,
    changeLines,
    clearCell,
    restart,
    setDraft,
    refuse,
  };
}
