import { useAsyncAction, useFailedLoad, useRead, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { DataOf } from '@mayorista/config/answers';
import { pluginId } from '../../../plugin-id';

type Replacements = DataOf<'GET /product-replacements/{id}'>;
/** A product as lists of relatives show it. */
export type Relative = Pick<Replacements['products_replaced_by'][number], 'id' | 'name' | 'sku'>;

/** The products that a product replaces; each change is saved at once. */
export function useReplaced(productId: number) {
  const { post } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const path = `/${pluginId}/product-replacements/${productId}`;
  const { data, failure, reload } = useRead<Replacements>(path);
  useFailedLoad(failure !== null, 'No se pudieron cargar los productos que reemplaza');
  const products = data?.products_replaced_by ?? [];

  const save = (ids: readonly number[], done: string) =>
    during(async () => {
      const refused = await act(() => post(path, { _method: 'PATCH', products_replaced_by: ids }), done);
      if (refused === null) await reload();
    });
  const ids = products.map(({ id }) => id);
  return {
    isRead: data !== null,
    hasFailed: failure !== null,
    isBusy,
    products,
    has: (id: number) => id === productId || ids.includes(id),
    add: ({ id, name }: Relative) => save([...ids, id], `Este producto reemplaza a ${name}`),
    remove: ({ id, name }: Relative) =>
      save(
        ids.filter((each) => each !== id),
        `Este producto ya no reemplaza a ${name}`,
      ),
    reload: () => void reload(),
  };
}
