import { type Failure, toFailure, savedState, useAsyncAction, useFailedLoad, useRead } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerTo } from '@mayorista/config/answers';
import { paths } from '../../paths';
import type { Datasheet } from '../../datasheets/datasheet';
import {
  bodyOf,
  draftOf,
  emptySheet,
  errorsOf,
  isSame,
  type DraftErrors,
  type SheetDraft,
} from '../../datasheets/draft';
import { contentId } from '../../plugin-id';

export const newSheet = 'nueva';
const noErrors: DraftErrors = {};

export interface SheetState {
  /** Null while it is read, and when it could not be. */
  readonly draft: SheetDraft | null;
  readonly failure: Failure | null;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly errors: DraftErrors;
  /** Somebody else saved it meanwhile. */
  readonly isStale: boolean;
  readonly change: (update: (sheet: SheetDraft) => SheetDraft) => void;
  readonly save: (isForced?: boolean) => Promise<void>;
  readonly discard: () => void;
  readonly reload: () => Promise<void>;
}

/** A datasheet being built: what is on the page, what is saved, and what was refused. */
export function useSheet(id: string): SheetState {
  const isNew = id === newSheet;
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const read = useRead<Datasheet>(isNew ? null : `/${contentId}/datasheets/${encodeURIComponent(id)}`);
  useFailedLoad(read.failure !== null, 'No se pudo cargar la ficha técnica');
  const [stored, setStored] = useState<Datasheet | null>(null);
  const [draft, setDraft] = useState<SheetDraft | null>(isNew ? emptySheet : null);
  const [errors, setErrors] = useState(noErrors);
  const [isStale, setStale] = useState(false);
  const { isBusy, during } = useAsyncAction();
  const send = useSending(id);

  const take = useCallback((sheet: Datasheet | null) => {
    setStored(sheet);
    setDraft(sheet === null ? emptySheet : draftOf(sheet));
    setErrors(noErrors);
    setStale(false);
  }, []);
  useEffect(() => {
    if (read.data !== null) take(read.data);
  }, [read.data, take]);

  const base = useMemo(() => (stored === null ? emptySheet : draftOf(stored)), [stored]);
  const isDirty = draft !== null && !isSame(draft, base);
  const change = useCallback(
    (update: (sheet: SheetDraft) => SheetDraft) => setDraft((current) => (current === null ? null : update(current))),
    [],
  );

  const refused = (sheet: SheetDraft, failure: Failure) => {
    setErrors(errorsOf(sheet, failure.fields));
    setStale(failure.status === 409);
    if (failure.status !== 409) toggleNotification({ type: 'danger', message: failure.text });
  };

  const save = async (isForced = false) => {
    if (draft === null) return;
    try {
      const { data } = await send(draft, isForced ? null : stored);
      take(data.data);
      const message = isNew ? 'La ficha técnica se ha creado' : 'La ficha técnica se ha actualizado';
      toggleNotification({ type: 'success', message });
      if (isNew) navigate(`${paths.datasheets}/${data.data.id}`, { replace: true, state: savedState });
    } catch (error) {
      refused(draft, toFailure(error));
    }
  };

  return {
    draft,
    failure: read.failure,
    isDirty,
    isBusy,
    errors,
    isStale,
    change,
    save: (isForced) => during(() => save(isForced)),
    discard: () => take(stored),
    reload: read.reload,
  };
}

/** Sends a datasheet: a new one is created; another is changed if it is still the one that was read, or whatever it is now (null). */
function useSending(id: string) {
  const { post, put } = useFetchClient();
  return (sheet: SheetDraft, expected: Datasheet | null) => {
    const path = `/${contentId}/datasheets`;
    if (id === newSheet) return post<AnswerTo<'POST /datasheets'>>(path, bodyOf(sheet));
    const options = expected === null ? {} : { headers: { 'If-Match': `"${expected.updatedAt}"` } };
    return put<AnswerTo<'PUT /datasheets/{id}'>>(`${path}/${id}`, bodyOf(sheet), options);
  };
}
