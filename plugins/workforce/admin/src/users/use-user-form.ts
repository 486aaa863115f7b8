import type { Failure } from '@mayorista/kernel/panel';
import {
  changeInput,
  createInput,
  draftOf,
  emptyDraft,
  noRefusals,
  refusalsOf,
  sameDraft,
  withoutCell,
  withoutField,
  type Draft,
  type DraftValue,
  type LineDrafts,
  type Refusals,
} from '@mayorista/kernel/panel/records';
import { fieldKey } from '@mayorista/kernel/shape';
import { useCallback, useMemo, useState } from 'react';
import type { UserTab } from '@mayorista/people/shared';
import { countByTab, fieldOfError, fromAnswer, toCall, userForm } from './user-form';

type Json = Readonly<Record<string, unknown>>;

export interface UserFormState {
  readonly draft: Draft;
  readonly refusals: Refusals;
  readonly flags: ReadonlyMap<UserTab, number>;
  readonly isChanged: boolean;
  readonly setValue: (name: string, value: DraftValue) => void;
  readonly changeLines: (group: string, next: (lines: LineDrafts) => LineDrafts) => void;
  readonly clearCell: (group: string, line: number, name: string) => void;
  /** What is to be sent: everything of a new user, what differs of a stored one. */
  readonly input: () => { readonly data: Json; readonly sent: ReturnType<typeof createInput>['sent'] };
  readonly refuse: (failure: Failure, sent: ReturnType<typeof createInput>['sent']) => void;
}

/** Holds what is typed of a user; `user` is null for a new one. */
export function useUserForm(user: Json | null): UserFormState {
  const stored = useMemo(() => (user === null ? emptyDraft(userForm) : draftOf(userForm, fromAnswer(user))), [user]);
  const [draft, setDraft] = useState(stored);
  const [refusals, setRefusals] = useState<Refusals>(noRefusals);
  const [flags, setFlags] = useState<ReadonlyMap<UserTab, number>>(new Map());
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    setDraft(stored);
    setRefusals(noRefusals);
    setFlags(new Map());
  }
  const setValue = useCallback((name: string, value: DraftValue) => {
    setDraft((last) => ({ ...last, values: { ...last.values, [name]: value } }));
    const field = (userForm.fields as Readonly<Record<string, Parameters<typeof fieldKey>[1]>>)[name];
    setRefusals((last) => withoutField(last, [name, field === undefined ? name : fieldKey(name, field)]));
  }, []);
  const changeLines = useCallback(
    (group: string, next: (lines: LineDrafts) => LineDrafts) =>
      setDraft((last) => ({ ...last, lines: { ...last.lines, [group]: next(last.lines[group] ?? []) } })),
    [],
  );
  const clearCell = useCallback(
    (group: string, line: number, name: string) => setRefusals((last) => withoutCell(last, group, line, name)),
    [],
  );
  const input = () => {
    const { data, sent } = user === null ? createInput(userForm, draft) : changeInput(userForm, stored, draft);
    return { data: toCall(data, draft.values.user_type === 'employee'), sent };
  };
  const refuse = (failure: Failure, sent: ReturnType<typeof createInput>['sent']) => {
    setFlags(countByTab(failure.fields));
    const fields = Object.fromEntries(Object.entries(failure.fields).map(([key, text]) => [fieldOfError(key), text]));
    setRefusals(refusalsOf(userForm, { ...failure, fields }, sent));
  };
  return {
    draft,
    refusals,
    flags,
    isChanged: !sameDraft(draft, stored),
    setValue,
    changeLines,
    clearCell,
    input,
    refuse,
  };
}
