import {
  defineRoute,
  parseIfMatch,
  inTransaction,
  getKnex,
  formatMessage,
  nextStates,
  NotFoundError,
  fetchPageBy,
  receivingFiles,
  type Actor,
  type Core,
  type RouteRequest,
  type UploadedFile,
  emptyOutput,
} from '@mayorista/kernel';
import { idOf } from '../input';
import type { DocumentType } from '../lights/light.rules';
import { documentMachine } from './document.machine';
import {
  documentChange,
  documentCreation,
  documentQuery,
  statusChange,
  type DocumentChange,
  type DocumentQuery,
} from './document.schema';
import { coveredProducts, documentsMatching, findListed, withColumns, type ListedDocument } from './document.store';
import { documentView } from './document.view';
import { reviewDocument, subjectOf } from './review-document';
import { changeDocument, createDocument, nomFiles, removeDocument } from './write-document';
import { nomCertificateOutput, nomCertificateListOutput } from './document.answer';

const read = 'nom-documents.read';
const write = 'nom-documents.write';

/** The upload of a call whose file part is `file`; the document names one. */
const fileOf = (files: readonly UploadedFile[]): UploadedFile | undefined =>
  files.find(({ field }) => field === 'file') ?? files[0];

async function list(strapi: Core.Strapi, query: DocumentQuery) {
  const { rows, total, meta } = await fetchPageBy<ListedDocument>(
    () => documentsMatching(strapi, query),
    query,
    (found) =>
      withColumns(getKnex(strapi), found).orderBy(`d.${query.order_by}`, query.order_direction).orderBy('d.id'),
  );
  return { data: rows.map(documentView), total, meta };
}

async function show(strapi: Core.Strapi, actor: Actor, id: number, type: DocumentType | null = null) {
  const row = await findListed(getKnex(strapi), id);
  if (row === null || (type !== null && row.document_type !== type)) throw new NotFoundError();
  const next = nextStates(documentMachine, row.status, subjectOf(row, Number(row.products_count), 'x'), actor);
  const next_statuses = next.map(({ to, label, refusals }) => ({
    status: to,
    label,
    reasons: refusals.map(({ code, params }) => formatMessage(code, params)),
  }));
  return {
    data: { ...documentView(row), next_statuses, products: await coveredProducts(getKnex(strapi), id) },
    meta: {},
  };
}

/** Certificates and dictums: the same document on two paths (decisions, Model). */
const reading = (path: string, type: DocumentType, label: string) => [
  defineRoute({
    method: 'GET',
    path,
    noun: path.slice(1),
    action: 'find',
    needs: read,
    summary: `Lista: ${label}`,
    query: documentQuery,
    output: nomCertificateListOutput,
    handle: ({ strapi, query }) => list(strapi, { ...query, document_type: type }),
  }),
  defineRoute({
    method: 'GET',
    path: `${path}/:id`,
    noun: path.slice(1),
    action: 'findOne',
    needs: read,
    summary: `Consulta: ${label}`,
    output: nomCertificateOutput,
    handle: ({ strapi, actor, params }) => show(strapi, actor, idOf(params), type),
  }),
];

/** Changes a document of a kind, of either where the path says none. */
async function change(request: RouteRequest<DocumentChange>, type: DocumentType | null) {
  const { strapi, actor, params, input } = request;
  const [id, expected] = [idOf(params), parseIfMatch(request.ctx)];
  await receivingFiles(request.files, nomFiles, (files) =>
    inTransaction(strapi, (tx) => changeDocument(tx, actor, { id, type, input, file: fileOf(files), expected })),
  );
  return show(strapi, actor, id);
}

const writing = (path: string, type: DocumentType, label: string) => [
  defineRoute({
    method: 'POST',
    path,
    noun: path.slice(1),
    action: 'create',
    needs: write,
    summary: `Alta: ${label} (multipart: file, data)`,
    status: 201,
    input: documentCreation,
    output: nomCertificateOutput,
    async handle({ strapi, actor, input, files }) {
      const id = await receivingFiles(files, nomFiles, (received) =>
        inTransaction(strapi, (tx) => createDocument(tx, actor, { type, input, file: fileOf(received) })),
      );
      return show(strapi, actor, id);
    },
  }),
  ...(['PUT', 'PATCH'] as const).map((method) =>
    defineRoute({
      method,
      path: `${path}/:id`,
      noun: path.slice(1),
      action: 'update',
      needs: write,
      summary: `Cambio: ${label}`,
      input: documentChange,
      output: nomCertificateOutput,
      handle: (request) => change(request, type),
    }),
  ),
  defineRoute({
    method: 'DELETE',
    path: `${path}/:id`,
    noun: path.slice(1),
    action: 'remove',
    needs: write,
    summary: `Baja: ${label}`,
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      await inTransaction(strapi, (tx) => removeDocument(tx, actor, idOf(params), type));
      return { data: null, meta: {} };
    },
  }),
];

/** Documents of both kinds, and their review (spec catalogue 7, NOM compliance). */
export const documentRoutes = [
  ...reading('/nom-certificates', 'certificate', 'certificado NOM'),
  ...writing('/nom-certificates', 'certificate', 'certificado NOM'),
  ...reading('/nom-dictums', 'dictum', 'dictamen NOM'),
  ...writing('/nom-dictums', 'dictum', 'dictamen NOM'),
  defineRoute({
    method: 'GET',
    path: '/nom-documents',
    noun: 'nom-documents',
    action: 'find',
    needs: read,
    summary: 'Lista: documento NOM',
    query: documentQuery,
    output: nomCertificateListOutput,
    handle: ({ strapi, query }) => list(strapi, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-documents/:id',
    noun: 'nom-documents',
    action: 'findOne',
    needs: read,
    summary: 'Consulta: documento NOM',
    output: nomCertificateOutput,
    handle: ({ strapi, actor, params }) => show(strapi, actor, idOf(params)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/nom-documents/:id',
    noun: 'nom-documents',
    action: 'update',
    needs: write,
    summary: 'Cambio: documento NOM',
    input: documentChange,
    output: nomCertificateOutput,
    handle: (request) => change(request, null),
  }),
  defineRoute({
    method: 'PUT',
    path: '/nom-document-status/:id',
    noun: 'nom-documents',
    action: 'review',
    needs: write,
    summary: 'Mover la revisión de un documento NOM',
    input: statusChange,
    output: nomCertificateOutput,
    async handle({ strapi, actor, params, input }) {
      const { status, notes, expected_status: expected } = input;
      await inTransaction(strapi, (tx) =>
        reviewDocument(tx, actor, { id: idOf(params), status, notes: notes ?? null, expected }),
      );
      return show(strapi, actor, idOf(params));
    },
  }),
];
