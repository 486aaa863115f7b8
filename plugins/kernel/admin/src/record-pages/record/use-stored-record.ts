import { useState } from 'react';
import type { Shape } from '../../../../shared/shape';
import { conflictsOf, mergedDraft, type Conflict } from '../draft/conflict';
import { draftOf } from '../draft/draft';
import type { AnyAnswer } from '../options';
import { isAllowedIn } from './record-state';
import { useRecordForm } from './use-record-form';

/** Returns a record as it is stored with its form, and how both go on from another version of it. */
export function useStoredRecord(shape: Shape, first: AnyAnswer) {
  const [record, setRecord] = useState(first);
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  const form = useRecordForm(shape, () => draftOf(shape, first));
  const { stored: before, draft: typed } = form;
  const versionsOf = (theirs: AnyAnswer) => ({ before, typed, theirs: draftOf(shape, theirs) });

  /** Goes on from what the form's own call answered. */
  const accept = (next: AnyAnswer) => {
    setRecord(next);
    setConflicts(null);
    form.restart(draftOf(shape, next));
  };

  /** Goes on from what something else wrote; what is typed stays. */
  const take = (next: AnyAnswer) => {
    const versions = versionsOf(next);
    const isEditable = isAllowedIn(shape, next, 'editable');
    setRecord(next);
    form.restart(versions.theirs, isEditable ? mergedDraft(shape, versions) : versions.theirs);
  };

  /** Goes on from what somebody else wrote, and says where it contradicts what is typed. */
  const compareWith = (fresh: AnyAnswer) => {
    setConflicts(conflictsOf(versionsOf(fresh)));
    take(fresh);
  };

  return { record, form, conflicts, setConflicts, accept, take, compareWith };
}
