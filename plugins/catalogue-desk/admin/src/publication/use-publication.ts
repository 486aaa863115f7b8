import { useAsyncAction, useDocumentRefresh } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { AnswerTo } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import { reasonsText } from './publication';

interface Product {
  readonly model: string;
  readonly documentId: string;
  /** Its id on the platform. */
  readonly id: number;
}

/** Publishing a product, taking it back, activating and deactivating it; what is seen of it is read again. */
export function usePublication({ model, documentId, id }: Product) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const refresh = useDocumentRefresh();
  const { isBusy, attempt: trying } = useAsyncAction();

  const attempt = async (act: () => Promise<void>) => {
    await trying(act);
    refresh(model, documentId);
  };

  const publish = (isWanted: boolean) =>
    attempt(async () => {
      const { data } = await put<AnswerTo<'PUT /product-publications/{id}'>>(
        `/${pluginId}/product-publications/${id}`,
        {
          in_store: isWanted,
        },
      );
      if (data.data.result === 'NO')
        toggleNotification({
          type: 'danger',
          title: 'El producto no pudo ser publicado.',
          message: reasonsText(data.data.reasons),
        });
      else
        toggleNotification({
          type: 'success',
          message: isWanted ? 'El producto se ha publicado' : 'El producto se ha retirado de la tienda',
        });
    });

  const activate = (isWanted: boolean) =>
    attempt(async () => {
      await put(`/${pluginId}/activate-product/${id}`, { status: isWanted ? 1 : 0 });
      toggleNotification({
        type: 'success',
        message: isWanted ? 'El producto se ha activado' : 'El producto se ha desactivado',
      });
    });

  return { isBusy, publish, activate };
}
