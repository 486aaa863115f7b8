import { LABELS_FILE_NAME } from '@mayorista/config/constants';
import { toFailure, useAsyncAction, useDocumentRefresh, useDownload, useToast } from '@mayorista/kernel/panel';
import { useFetchClient, useTable } from '@strapi/strapi/admin';
import type { AnswerTo } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';
import { toldOf } from './many';

const noLabels = 'No se pudo realizar la descarga. Ningún producto cuenta con etiquetas.';

/** Changing the chosen products of the list all at once, and downloading their labels. */
export function useManyProducts(ids: readonly number[]) {
  const { post } = useFetchClient();
  const save = useDownload();
  const tell = useToast();
  const refresh = useDocumentRefresh();
  const select = useTable('ManyProducts', ({ selectRow }) => selectRow);
  const { isBusy, attempt } = useAsyncAction();

  const change = (changes: object, done: string) =>
    attempt(async () => {
      const { data } = await post<AnswerTo<'PATCH /products/0'>>(`/${pluginId}/products/0`, {
        _method: 'PATCH',
        bulkAction: { productIds: ids, changes },
      });
      const told = toldOf(data.data, done);
      if (told.done !== null) tell.done(told.done);
      if (told.failed !== null) tell.failed(told.failed);
      select([]);
      refresh(uids.product, '');
    });

  const downloadLabels = () =>
    attempt(async () => {
      try {
        await save(`/${pluginId}/product-tags?products=${ids.join(',')}`, LABELS_FILE_NAME);
        tell.done('Descarga exitosa');
      } catch (error) {
        if (toFailure(error).status !== 422) throw error;
        tell.failed(noLabels);
      }
    });

  return { isBusy, change, downloadLabels };
}
