import { z } from 'zod';
import {
  defineRoute,
  parseIfMatch,
  inTransaction,
  getKnex,
  formatMessage,
  nextStates,
  NotFoundError,
  fetchPageBy,
  recordAudit,
  reject,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import { fileOf } from '../documents/document.routes';
import { idOf, recordId } from '../input';
import { certMachine } from './cert.machine';
import { bulkCertProducts, certChange, certCreation, certProduct, certQuery } from './cert.schema';
import { certsMatching, findListed, namedProductsOf, withColumns, type ListedCert } from './cert.store';
import { addProducts, changeCert, createCert, openCert, removeProducts } from './write-cert';

const noun = 'nom-certs';
const needs = 'nom-certs.write';
const modelType = 'nom-certs';

const certView = (row: ListedCert) => ({
  id: row.id,
  folio: row.folio,
  nom_id: row.nom_id,
  nom_code: row.nom_code,
  certification_agency_id: row.certification_agency_id,
  certification_agency_name: row.agency_name,
  document_type: row.document_type,
  status: row.status,
  status_label: certMachine.labels[row.status],
  requested_on: row.requested_on,
  expected_on: row.expected_on,
  closed_on: row.closed_on,
  responsible_id: row.responsible_id,
  responsible_name: row.responsible_name,
  nom_document_id: row.nom_document_id,
  file:
    row.file_id === null ? null : { id: row.file_id, name: row.file_name, url: `/api/private-files/${row.file_id}` },
  notes: row.notes,
  products_count: Number(row.products_count),
  updatedAt: new Date(row.updated_at).toISOString(),
});

async function show(strapi: Core.Strapi, actor: Actor, id: number) {
  const row = await findListed(getKnex(strapi), id);
  if (row === null) throw new NotFoundError();
  const products = await namedProductsOf(getKnex(strapi), id);
  const next = nextStates(certMachine, row.status, { productsCount: products.length }, actor);
  return {
    data: {
      ...certView(row),
      products,
      next_statuses: next.map(({ to, label, refusals }) => ({
        status: to,
        label,
        reasons: refusals.map(({ code, params }) => formatMessage(code, params)),
      })),
    },
    meta: {},
  };
}

/** Certification procedures and their products (spec catalogue 7, NOM compliance; decisions, Model). */
export const certRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-certs',
    noun,
    action: 'find',
    needs: 'nom-certs.read',
    summary: 'Lista: trámite NOM',
    query: certQuery,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<ListedCert>(
        () => certsMatching(strapi, query),
        query,
        (found) => withColumns(getKnex(strapi), found).orderBy('c.id', 'desc'),
      );
      return { data: rows.map(certView), total, meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-certs/:id',
    noun,
    action: 'findOne',
    needs: 'nom-certs.read',
    summary: 'Consulta: trámite NOM',
    handle: ({ strapi, actor, params }) => show(strapi, actor, idOf(params)),
  }),
  defineRoute({
    method: 'POST',
    path: '/nom-certs',
    noun,
    action: 'create',
    needs,
    summary: 'Alta: trámite NOM (multipart: file, data)',
    status: 201,
    input: certCreation,
    async handle({ strapi, actor, input, files }) {
      return show(strapi, actor, await inTransaction(strapi, (tx) => createCert(tx, actor, input, fileOf(files))));
    },
  }),
  ...(['PUT', 'PATCH'] as const).map((method) =>
    defineRoute({
      method,
      path: '/nom-certs/:id',
      noun,
      action: 'update',
      needs,
      summary: 'Cambio: trámite NOM',
      input: certChange,
      async handle(request) {
        const { strapi, actor, params, input, files } = request;
        await inTransaction(strapi, (tx) =>
          changeCert(tx, actor, { id: idOf(params), input, file: fileOf(files), expected: parseIfMatch(request.ctx) }),
        );
        return show(strapi, actor, idOf(params));
      },
    }),
  ),
  defineRoute({
    method: 'POST',
    path: '/nom-cert-products',
    noun: 'nom-cert-products',
    action: 'create',
    needs,
    summary: 'Agregar un producto a un trámite NOM',
    status: 201,
    input: certProduct,
    async handle({ strapi, actor, input: { nom_cert_id, product_id } }) {
      await inTransaction(strapi, async (tx) => {
        await addProducts(tx, await openCert(tx, nom_cert_id), [product_id]);
        await recordAudit(tx, actor, {
          modelType,
          modelId: nom_cert_id,
          action: 'products_added',
          after: { products: String(product_id) },
        });
      });
      return show(strapi, actor, nom_cert_id);
    },
  }),
  ...['/nom-cert-products/:id', '/nom-cert-products'].map((path) =>
    defineRoute({
      method: 'DELETE',
      path,
      noun: 'nom-cert-products',
      action: 'remove',
      needs,
      summary: 'Quitar un producto de un trámite NOM',
      input: z.object({ product_id: recordId.optional(), nom_cert_id: recordId.optional() }),
      query: z.object({ product_id: recordId.optional(), nom_cert_id: recordId.optional() }),
      async handle({ strapi, actor, params, input, query }) {
        const productId =
          params.id === undefined
            ? (input.product_id ?? query.product_id ?? reject('required', 'product_id'))
            : idOf(params);
        const certId = input.nom_cert_id ?? query.nom_cert_id ?? reject('required', 'nom_cert_id');
        await inTransaction(strapi, async (tx) => {
          const cert = await openCert(tx, certId);
          await removeProducts(tx, cert.id, [productId]);
          await recordAudit(tx, actor, {
            modelType,
            modelId: cert.id,
            action: 'products_removed',
            before: { products: String(productId) },
          });
        });
        return show(strapi, actor, certId);
      },
    }),
  ),
  defineRoute({
    method: 'POST',
    path: '/bulk-nom-cert-products',
    noun: 'nom-cert-products',
    action: 'createMany',
    needs,
    summary: 'Agregar muchos productos a un trámite NOM',
    status: 201,
    input: bulkCertProducts,
    async handle({ strapi, actor, input: { nom_cert_id, product_ids } }) {
      await inTransaction(strapi, async (tx) => {
        await addProducts(tx, await openCert(tx, nom_cert_id), product_ids);
        await recordAudit(tx, actor, {
          modelType,
          modelId: nom_cert_id,
          action: 'products_added',
          after: { products: product_ids.join(',') },
        });
      });
      return show(strapi, actor, nom_cert_id);
    },
  }),
];
