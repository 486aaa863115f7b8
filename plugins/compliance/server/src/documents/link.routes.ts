import type { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  insertRow,
  NotFoundError,
  now,
  recordAudit,
  reject,
  type Actor,
  type Tx,
  emptyOutput,
} from '@mayorista/kernel';
import { idOf } from '../input';
import { announceProducts } from '../lights/announce';
import { checkProducts } from '../products/check-products';
import { tables } from '../uids';
import { linkChange, linkInput } from './document.schema';
import { lockDocument, type LinkRow } from './document.store';
import { productNomCertificateOutput } from './link.answer';

const noun = 'product-nom-certificates';
const needs = 'nom-documents.write';

/** Which product a document covers (decisions, Model: links product and certificate). */
export const linkRoutes = [
  defineRoute({
    method: 'POST',
    path: '/product-nom-certificates',
    noun,
    action: 'create',
    needs,
    summary: 'Amparar un producto con un certificado',
    status: 201,
    input: linkInput,
    output: productNomCertificateOutput,
    handle: ({ strapi, actor, input }) =>
      inTransaction(strapi, async (tx) => ({ data: linkView(await link(tx, actor, input)), meta: {} })),
  }),
  ...['/product-nom-certificates/:id', '/product-nom-certificates'].map((path) =>
    defineRoute({
      method: 'PUT',
      path,
      noun,
      action: 'update',
      needs,
      summary: 'Cambiar el certificado que ampara un producto',
      input: linkChange,
      output: productNomCertificateOutput,
      handle: ({ strapi, actor, params, input }) =>
        inTransaction(strapi, async (tx) => ({
          data: linkView(
            await changeLink(
              tx,
              actor,
              params.id === undefined ? (input.id ?? reject('required', 'id')) : idOf(params),
              input,
            ),
          ),
          meta: {},
        })),
    }),
  ),
  defineRoute({
    method: 'DELETE',
    path: '/product-nom-certificates/:id',
    noun,
    action: 'remove',
    needs,
    summary: 'Dejar de amparar un producto con un certificado',
    output: emptyOutput,
    handle: ({ strapi, actor, params }) =>
      inTransaction(strapi, async (tx) => (await unlink(tx, actor, idOf(params)), { data: null, meta: {} })),
  }),
];

async function link(
  tx: Tx,
  actor: Actor,
  { product_id, nom_certificate_id, certified_model }: z.output<typeof linkInput>,
): Promise<LinkRow> {
  const document = await lockDocument(tx, nom_certificate_id);
  if (document === null) return reject('not_found', 'nom_certificate_id');
  if (
    (await tx.trx(tables.documentProduct).where({ nom_document_id: document.id, product_id }).first('id')) !== undefined
  )
    reject('product_already_linked', 'product_id');
  await checkProducts(tx, { nomId: document.nom_id, productIds: [product_id], isStrict: false });
  const id = await insertRow(tx, tables.documentProduct, {
    nom_document_id: document.id,
    product_id,
    certified_model: certified_model ?? null,
  });
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: product_id,
    action: 'certificate_linked',
    after: { document: document.number, certified_model: certified_model ?? null },
  });
  await announceProducts(tx, [product_id]);
  return linkOf(tx, id);
}

async function changeLink(tx: Tx, actor: Actor, id: number, input: z.output<typeof linkChange>): Promise<LinkRow> {
  const current = await linkOf(tx, id);
  const documentId = input.nom_certificate_id ?? current.nom_document_id;
  const document = await lockDocument(tx, documentId);
  if (document === null) return reject('not_found', 'nom_certificate_id');
  const twin = (await tx
    .trx(tables.documentProduct)
    .where({ nom_document_id: documentId, product_id: current.product_id })
    .whereNot({ id })
    .first('id')) as unknown;
  if (twin !== undefined) reject('product_already_linked', 'product_id');
  await checkProducts(tx, { nomId: document.nom_id, productIds: [current.product_id], isStrict: false });
  const certified_model = input.certified_model === undefined ? current.certified_model : input.certified_model;
  await tx
    .trx(tables.documentProduct)
    .where({ id })
    .update({ nom_document_id: documentId, certified_model, updated_at: now() });
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: current.product_id,
    action: 'certificate_link_changed',
    before: { nom_document_id: current.nom_document_id, certified_model: current.certified_model },
    after: { nom_document_id: documentId, certified_model },
  });
  await announceProducts(tx, [current.product_id]);
  return linkOf(tx, id);
}

async function unlink(tx: Tx, actor: Actor, id: number): Promise<void> {
  const current = await linkOf(tx, id);
  await tx.trx(tables.documentProduct).where({ id }).delete();
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: current.product_id,
    action: 'certificate_unlinked',
    before: { nom_document_id: current.nom_document_id },
  });
  await announceProducts(tx, [current.product_id]);
}

async function linkOf({ trx }: Tx, id: number): Promise<LinkRow> {
  const row = (await trx(tables.documentProduct).where({ id }).first()) as LinkRow | undefined;
  if (row === undefined) throw new NotFoundError();
  return row;
}

const linkView = ({ id, product_id, nom_document_id, certified_model }: LinkRow) => ({
  id,
  product_id,
  nom_certificate_id: nom_document_id,
  certified_model,
});
