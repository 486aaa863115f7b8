import { toFailure, useDownload, useFailedLoad, usePage, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { ProductDocument } from '../../../content/document';
import { contentId } from '../../../plugin-id';

const path = `/${contentId}/product-documents`;

export interface DocumentTerms {
  readonly is_public: boolean;
  readonly requirement_id: number | null;
}

/** A product's documents and what changes them: each change is saved at once. */
export function useDocuments(productId: number) {
  const { post, put, del } = useFetchClient();
  const act = useMutationWithToast();
  const download = useDownload();
  const { toggleNotification } = useNotification();
  const page = usePage<ProductDocument>(`${path}?product_id=${productId}`);
  useFailedLoad(page.hasFailed, 'No se pudieron cargar los documentos');

  const attempt = async (asked: () => Promise<unknown>, done: string) => {
    const failure = await act(asked, done);
    if (failure === null) await page.reload();
    return failure;
  };

  return {
    page,
    add: (file: File, terms: DocumentTerms) => {
      const body = new FormData();
      body.set('data', JSON.stringify({ product_id: productId, ...terms }));
      body.set('file', file, file.name);
      return attempt(() => post(path, body), 'El documento se ha agregado');
    },
    change: (id: number, terms: DocumentTerms) =>
      attempt(() => put(`${path}/${id}`, terms), 'El documento se ha actualizado'),
    remove: (id: number) => attempt(() => del(`${path}?document_id=${id}`), 'El documento se ha eliminado'),
    download: ({ id, name }: ProductDocument) =>
      download(`${path}/${id}`, name).catch((error: unknown) =>
        toggleNotification({ type: 'danger', message: toFailure(error).text }),
      ),
  };
}

export type DocumentsState = ReturnType<typeof useDocuments>;
