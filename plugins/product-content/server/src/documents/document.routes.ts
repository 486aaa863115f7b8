import { z } from 'zod';
import {
  defineRoute,
  fileHeaders,
  inTransaction,
  getKnex,
  NotFoundError,
  openFile,
  receivingFiles,
  reject,
  systemActor,
  unpagedList,
  emptyOutput,
  service,
  type Core,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { flag, idOf, recordId } from '@mayorista/catalogue/inputs';
import {
  addDocument,
  changeDocument,
  documentFiles,
  documentView,
  findDocument,
  readDocuments,
  removeDocument,
  type DocumentRow,
} from './document.store';
import { productDocumentCreateOutput, productDocumentOutput, productDocumentListOutput } from './document.answer';

const query = z.object({ product_id: recordId.optional(), productId: recordId.optional() });
const change = z.object({ is_public: flag.optional(), requirement_id: recordId.nullish() });
const creation = z.object({ product_id: recordId, is_public: flag.default(false), requirement_id: recordId.nullish() });
const removal = z.object({
  document_id: recordId.optional(),
  requirement_id: recordId.nullish(),
  is_requirement_url: flag.optional(),
});

async function existing(strapi: Core.Strapi, id: number): Promise<DocumentRow> {
  const row = await findDocument(getKnex(strapi), id);
  if (row === null) throw new NotFoundError();
  return row;
}

/** The bytes, as a download: whoever is here was let in by the document itself, not by the file. */
async function sent({ strapi, ctx }: RouteRequest, row: DocumentRow) {
  const { file, bytes } = await openFile(strapi, systemActor('Documentos de producto'), row.private_file_id);
  ctx.set({
    ...fileHeaders({ name: row.name, mime: file.mime }),
    'Content-Length': String(file.size_bytes),
    ...(row.is_public ? { 'Cache-Control': 'public, max-age=300' } : {}),
  });
  return bytes;
}

const noun = 'product-documents';
const [read, write] = ['products.read', 'products.write'] as const;

/** Documents of a product: its files are private; those marked public can be downloaded in the store (spec catalogue 7). */
export const documentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-documents',
    noun,
    action: 'find',
    needs: read,
    summary: 'Documentos de un producto',
    query,
    output: productDocumentListOutput,
    async handle({ strapi, query: { product_id, productId } }) {
      const id = product_id ?? productId ?? reject('required', 'product_id');
      await service(strapi, 'catalogue.products').get(id);
      return unpagedList((await readDocuments(getKnex(strapi), id)).map(documentView));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/product-documents/:id',
    noun,
    action: 'download',
    needs: read,
    summary: 'Descargar un documento de producto',
    output: productDocumentOutput,
    handle: async (request) => sent(request, await existing(request.strapi, idOf(request.params))),
  }),
  defineRoute({
    method: 'GET',
    path: '/store-product-documents/:id',
    noun: 'store-product-documents',
    action: 'download',
    needs: 'store.read',
    summary: 'Descargar un documento público de un producto de la tienda',
    output: productDocumentOutput,
    async handle(request) {
      const row = await existing(request.strapi, idOf(request.params));
      const [card] = await service(request.strapi, 'catalogue.cards').rows([row.product_id]);
      if (!row.is_public || !card?.is_visible) throw new NotFoundError();
      return sent(request, row);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/product-documents',
    noun,
    action: 'create',
    needs: write,
    summary: 'Agregar un documento a un producto (multipart: file, data)',
    status: 201,
    input: creation,
    output: productDocumentCreateOutput,
    async handle({ strapi, actor, input, files }) {
      const sent = files.filter(({ field }) => field === 'file').slice(0, 1);
      const id = await receivingFiles(sent, { file: { extensions: documentFiles.extensions } }, ([file]) =>
        inTransaction(strapi, (tx) => addDocument(tx, actor, input, file)),
      );
      return { data: documentView(await existing(strapi, id)), meta: {} };
    },
  }),
  ...(['PATCH', 'PUT'] as const).map((method) =>
    defineRoute({
      method,
      path: '/product-documents/:id',
      noun,
      action: 'update',
      needs: write,
      summary: 'Cambiar un documento de producto',
      input: change,
      output: productDocumentCreateOutput,
      async handle({ strapi, actor, params, input }) {
        await inTransaction(strapi, async (tx) =>
          changeDocument(tx, actor, (await findDocument(tx.trx, idOf(params))) ?? missing(), input),
        );
        return { data: documentView(await existing(strapi, idOf(params))), meta: {} };
      },
    }),
  ),
  defineRoute({
    method: 'DELETE',
    path: '/product-documents',
    noun,
    action: 'remove',
    needs: write,
    summary: 'Eliminar un documento de producto',
    input: removal,
    query: removal,
    output: emptyOutput,
    handle: ({ strapi, actor, input, query: asked }) =>
      inTransaction(strapi, async (tx) => {
        const wish = { ...asked, ...input };
        const row = await findDocument(tx.trx, wish.document_id ?? reject('required', 'document_id'));
        // A file shown as the proof of a requirement is removed as such: another one of the same id would be a mistake.
        const isAnother =
          wish.is_requirement_url === true &&
          wish.requirement_id != null &&
          row?.requirement_id !== wish.requirement_id;
        if (row === null || isAnother) return reject('document_not_removed', 'document_id');
        await removeDocument(tx, actor, row);
        return { data: null, meta: {} };
      }),
  }),
];

function missing(): never {
  throw new NotFoundError();
}
