import { useMutation, useDocumentRefresh, useRead, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { announceProduct } from '../publication/product-changes';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';
import type { Draft } from './draft';
import { quickBodyOf, quickDraftOf, type QuickProduct } from './quick-draft';

/** One product as its quick edit holds it: what was read, what is typed over it, and saving what differs. */
export function useQuickEdit(productId: number, onSaved: () => void) {
  const { post } = useFetchClient();
  const act = useMutation();
  const refresh = useDocumentRefresh();
  const { data, failure, reload } = useRead<QuickProduct>(`/${pluginId}/products/${productId}`);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    setDraft(data === null ? null : quickDraftOf(data));
    setStale(false);
  }, [data]);

  const save = async (isForced = false): Promise<Failure | null> => {
    const body = data === null || draft === null ? null : quickBodyOf(data, draft);
    if (body === null) {
      onSaved();
      return null;
    }
    const { updatedAt: _read, ...forced } = body;
    const refused = await act(
      () => post(`/${pluginId}/quick-edits/${productId}`, { _method: 'PATCH', ...(isForced ? forced : body) }),
      'El producto se ha actualizado',
    );
    setStale(refused?.status === 409);
    if (refused !== null) return { ...refused, text: textOf(refused) };
    refresh(uids.product, '');
    void announceProduct(productId);
    onSaved();
    return null;
  };

  return {
    product: data,
    failure,
    reload,
    draft,
    isStale,
    set: (name: string, value: string) =>
      setDraft((current) => (current === null ? null : { ...current, [name]: value })),
    save,
  };
}

const textOf = ({ status, text }: Failure): string =>
  status === 409 ? 'Otra persona cambió este producto mientras lo editabas' : text;
