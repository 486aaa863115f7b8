import { useAsyncAction, useFailedLoad, usePage, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { bodyOf, draftOf, errorsOf, isSame, type KitPart, type PartDraft } from '../../../content/kit-draft';
import { pluginId } from '../../../plugin-id';

const path = `/${pluginId}/product-kit-details`;
const noErrors: Readonly<Record<number, string>> = {};

/** What a kit is made of, as it is being edited; saved as a whole. */
export function useKit(productId: number) {
  const { put } = useFetchClient();
  const act = useMutationWithToast();
  const page = usePage<KitPart>(`${path}?product_id=${productId}`);
  useFailedLoad(page.hasFailed, 'No se pudieron cargar las piezas del kit');
  const base = useMemo(() => (page.rows ?? []).map(draftOf), [page.rows]);
  const [drafts, setDrafts] = useState<readonly PartDraft[]>([]);
  const [errors, setErrors] = useState(noErrors);
  const { isBusy, during } = useAsyncAction();
  useEffect(() => setDrafts(base), [base]);

  const save = async () => {
    const failure = await act(() => put(`${path}/${productId}`, bodyOf(drafts)), 'Las piezas del kit se han guardado');
    setErrors(failure === null ? noErrors : errorsOf(drafts, failure.fields));
    if (failure === null) await page.reload();
  };

  return {
    page,
    drafts,
    errors,
    isBusy,
    isDirty: !isSame(drafts, base),
    arrange: setDrafts,
    has: (id: number) => id === productId || drafts.some((part) => part.productId === id),
    add: (part: PartDraft) => setDrafts((current) => [...current, part]),
    remove: (id: number) => setDrafts((current) => current.filter((part) => part.productId !== id)),
    setQuantity: (id: number, quantity: string) =>
      setDrafts((current) => current.map((part) => (part.productId === id ? { ...part, quantity } : part))),
    save: () => during(save),
    discard: () => {
      setDrafts(base);
      setErrors(noErrors);
    },
  };
}

export type KitState = ReturnType<typeof useKit>;
