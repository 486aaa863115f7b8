import { useAsyncAction, useFailedLoad, usePage, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import {
  draftOf,
  emptyOverview,
  errorsOf,
  formOf,
  isSame,
  type Overview,
  type OverviewDraft,
  type OverviewErrors,
} from '../../../content/overview-draft';
import { contentId } from '../../../plugin-id';

type Meta = AnswerTo<'GET /product-overviews'>['meta'];

const noErrors: OverviewErrors = {};

/** A product's overviews as they are being edited, saved as a whole. */
export function useOverviews(productId: number) {
  const page = usePage<Overview, Meta>(`/${contentId}/product-overviews?product_id=${productId}`);
  useFailedLoad(page.hasFailed, 'No se pudieron cargar los resúmenes');
  const base = useMemo(() => (page.rows ?? []).map(draftOf), [page.rows]);
  const [drafts, setDrafts] = useState<readonly OverviewDraft[]>([]);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const made = useRef(0);
  useEffect(() => setDrafts(base), [base]);
  const saving = useSaving(productId, page);

  const add = () => {
    made.current += 1;
    const draft = emptyOverview(`nuevo-${made.current}`);
    setDrafts((current) => [...current, draft]);
    setOpenKey(draft.key);
  };
  const change = (key: string, update: (draft: OverviewDraft) => OverviewDraft) =>
    setDrafts((current) => current.map((draft) => (draft.key === key ? update(draft) : draft)));

  return {
    page,
    drafts,
    openKey,
    open: setOpenKey,
    isDirty: !isSame(drafts, base),
    ...saving,
    add,
    change,
    arrange: setDrafts,
    remove: (key: string) => setDrafts((current) => current.filter((draft) => draft.key !== key)),
    discard: () => {
      saving.forget();
      setDrafts(base);
    },
    save: (isForced = false) => saving.save(drafts, isForced),
  };
}

export type OverviewsState = ReturnType<typeof useOverviews>;

/** Sends the overviews if they are still those that were read, or whatever they are now; keeps what was refused. */
function useSaving(productId: number, page: ReturnType<typeof usePage<Overview, Meta>>) {
  const { post } = useFetchClient();
  const act = useMutationWithToast();
  const [errors, setErrors] = useState(noErrors);
  const [isStale, setStale] = useState(false);
  const { isBusy, during } = useAsyncAction();
  const forget = () => {
    setErrors(noErrors);
    setStale(false);
  };

  const save = async (drafts: readonly OverviewDraft[], isForced: boolean) => {
    const read = page.meta?.updatedAt ?? null;
    const options = isForced || read === null ? {} : { headers: { 'If-Match': `"${read}"` } };
    const failure = await act(
      () => post(`/${contentId}/product-overviews`, formOf(productId, drafts), options),
      'Los resúmenes se han guardado',
    );
    setErrors(failure === null ? noErrors : errorsOf(drafts, failure.fields));
    setStale(failure?.status === 409);
    if (failure === null) await page.reload();
  };
  return {
    errors,
    isStale,
    isBusy,
    forget,
    save: (drafts: readonly OverviewDraft[], isForced: boolean) => during(() => save(drafts, isForced)),
  };
}
