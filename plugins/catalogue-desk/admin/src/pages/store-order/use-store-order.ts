import { useAsyncAction, useFailedLoad, usePage, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { pluginId } from '../../plugin-id';
import { inOrderOf, type StoreItem } from './store-item';

const path = `/${pluginId}/admin-store-items`;

type Said = AnswerTo<'POST /admin-store-items' | 'POST /admin-store-items/{id}'>;

/** The store's divisions: their order as it is being arranged, and what changes them. */
export function useStoreOrder() {
  const { post, del } = useFetchClient();
  const act = useMutationWithToast();
  const page = usePage<StoreItem>(path);
  useFailedLoad(page.hasFailed, 'No se pudo cargar el orden de la tienda');
  const [items, setItems] = useState<readonly StoreItem[]>([]);
  const { isBusy, during } = useAsyncAction();
  useEffect(() => {
    if (page.rows !== null) setItems((current) => inOrderOf(current, page.rows ?? []));
  }, [page.rows]);
  const stored = page.rows ?? [];
  const isDirty = items.some(({ id }, at) => stored[at]?.id !== id);

  const attempt = <T>(asked: () => Promise<T>, done: string | ((answer: T) => string)) =>
    during(async () => {
      await act(asked, done);
      await page.reload();
    });
  const order = (categories: readonly number[]) =>
    attempt(() => post(`${path}-order`, { categories }), 'El orden de la tienda se ha guardado');
  const saidByServer = ({ data }: { readonly data: Said }) => data.message;

  return {
    page,
    items,
    isDirty,
    isBusy,
    arrange: setItems,
    discard: () => setItems(stored),
    save: () => order(items.map(({ category_id: id }) => id)),
    /** Begins with these categories, where the store had no divisions of its own. */
    begin: order,
    add: (id: number) => attempt(() => post<Said>(path, { category_id: id }), saidByServer),
    show: ({ id }: StoreItem, isShown: boolean) =>
      attempt(() => post<Said>(`${path}/${id}`, { is_active: isShown }), saidByServer),
    remove: ({ id, name }: StoreItem) =>
      attempt(() => del(`${path}/${id}`), `${name} ya no es una división de la tienda`),
  };
}

export type StoreOrder = ReturnType<typeof useStoreOrder>;
