import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  insertRow,
  knexOf,
  NotFound,
  now,
  recordAudit,
  refuse,
  Refused,
  type Actor,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { idOf, recordId } from '../input';
import { announceProducts } from '../lights/announce';
import { checkProducts } from '../products/check-products';
import { tables } from '../uids';
import { documentCreation, documentTypes, linkChange, linkInput } from './document.schema';
import { findListed, lockDocument, type LinkRow } from './document.store';
import { documentView } from './document.view';
import { createDocument } from './write-document';

const noun = 'product-nom-certificates';
const needs = 'nom-documents.write';

const certification = documentCreation
  .omit({ product_ids: true, checkIfProductsAreValid: true, document_type: true })
  .extend({ document_type: z.enum(documentTypes, { error: 'not_an_option' }).default('certificate') });
const certifications = z.object({ product_id: recordId, certifications: z.array(certification).min(1).max(20) });

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
      handle: ({ strapi, actor, params, input }) =>
        inTransaction(strapi, async (tx) => ({
          data: linkView(
            await changeLink(
              tx,
              actor,
              params.id === undefined ? (input.id ?? refuse('required', 'id')) : idOf(params),
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
    handle: ({ strapi, actor, params }) =>
      inTransaction(strapi, async (tx) => (await unlink(tx, actor, idOf(params)), { data: null, meta: {} })),
  }),
  defineRoute({
    method: 'POST',
    path: '/product-nom-certifications',
    noun: 'product-nom-certifications',
    action: 'create',
    needs,
    summary: 'Cargar certificaciones de un producto (multipart: certification_file[i], data)',
    status: 201,
    input: certifications,
    async handle({ strapi, actor, input, files }) {
      const ids = await inTransaction(strapi, (tx) => createCertifications(tx, actor, input, files));
      const rows = await Promise.all(ids.map((id) => findListed(knexOf(strapi), id)));
      return { data: rows.flatMap((row) => (row === null ? [] : [documentView(row)])), total: ids.length, meta: {} };
    },
  }),
];

async function link(
  tx: Tx,
  actor: Actor,
  { product_id, nom_certificate_id, certified_model }: z.output<typeof linkInput>,
): Promise<LinkRow> {
  const document = await lockDocument(tx, nom_certificate_id);
  if (document === null) return refuse('not_found', 'nom_certificate_id');
  if (
    (await tx.trx(tables.documentProduct).where({ nom_document_id: document.id, product_id }).first('id')) !== undefined
  )
    refuse('product_already_linked', 'product_id');
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
  if (document === null) return refuse('not_found', 'nom_certificate_id');
  const twin = (await tx
    .trx(tables.documentProduct)
    .where({ nom_document_id: documentId, product_id: current.product_id })
    .whereNot({ id })
    .first('id')) as unknown;
  if (twin !== undefined) refuse('product_already_linked', 'product_id');
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
  if (row === undefined) throw new NotFound();
  return row;
}

const linkView = ({ id, product_id, nom_document_id, certified_model }: LinkRow) => ({
  id,
  product_id,
  nom_certificate_id: nom_document_id,
  certified_model,
});

/** One document for each `certification_file[i]`, covering the product: all of them, or none. */
async function createCertifications(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof certifications>,
  files: readonly UploadedFile[],
): Promise<number[]> {
  const extra = files.filter(({ field }) => !input.certifications.some((_each, index) => field === fieldOf(index)));
  if (extra.length > 0)
    throw new Refused(extra.map(({ field }) => ({ code: 'certification_file_without_data', field })));
  const ids: number[] = [];
  for (const [index, { document_type: type, ...rest }] of input.certifications.entries()) {
    const file = files.find(({ field }) => field === fieldOf(index));
    const document = { ...rest, product_ids: [input.product_id], checkIfProductsAreValid: false };
    ids.push(
      await refusingUnder(`certifications.${index}`, { file: fieldOf(index) }, () =>
        createDocument(tx, actor, { type, input: document, file }),
      ),
    );
  }
  return ids;
}

const fieldOf = (index: number): string => `certification_file[${index}]`;

/** Refusals of one of many, on the field of that one. */
async function refusingUnder<T>(
  prefix: string,
  fields: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(
      error.refusals.map((each) => ({
        ...each,
        field:
          fields[each.field ?? ''] ??
          ((each.field ?? '').startsWith('certification_file') ? each.field : `${prefix}.${each.field ?? '_general'}`),
      })),
    );
  }
}
