import {
  fileFacts,
  insertRow,
  now,
  recordAudit,
  reject,
  rejectDangling,
  removeFile,
  storeFile,
  service,
  type Actor,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { Knex } from 'knex';
import type { Moment } from '@mayorista/catalogue/inputs';
import { tables } from '../tables';

export interface DocumentRow {
  readonly id: number;
  readonly product_id: number;
  readonly requirement_id: number | null;
  readonly is_public: boolean | number;
  readonly private_file_id: number;
  readonly name: string;
  readonly mime: string;
  readonly size_bytes: number | null;
  readonly uploaded_by: string | null;
  readonly created_at: Moment;
}
export interface DocumentInput {
  readonly product_id: number;
  readonly requirement_id?: number | null | undefined;
  readonly is_public: boolean;
}
export interface DocumentChange {
  readonly requirement_id?: number | null | undefined;
  readonly is_public?: boolean | undefined;
}

/** What files documents are, and who reads those that are not public. */
export const documentFiles = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'docx', 'xlsx', 'zip', 'txt'],
  needs: 'products.read',
} as const;

export const readDocuments = (knex: Knex, productId: number): Promise<DocumentRow[]> =>
  knex(tables.document).where({ product_id: productId }).orderBy('id') as unknown as Promise<DocumentRow[]>;

export const findDocument = async (knex: Knex, id: number): Promise<DocumentRow | null> =>
  ((await knex(tables.document).where({ id }).first()) as DocumentRow | undefined) ?? null;

export const documentView = (row: DocumentRow) => ({
  id: row.id,
  product_id: row.product_id,
  requirement_id: row.requirement_id,
  is_public: Boolean(row.is_public),
  name: row.name,
  mime: row.mime,
  size_bytes: row.size_bytes,
  url: `/api/product-documents/${row.id}`,
  uploaded_by: row.uploaded_by,
  created_at: new Date(row.created_at).toISOString(),
});

/** Files a document on a product, whole or not at all. Returns its id. */
export async function addDocument(
  tx: Tx,
  actor: Actor,
  input: DocumentInput,
  upload: UploadedFile | undefined,
): Promise<number> {
  await service(tx.strapi, 'catalogue.products').refuseUnknown(tx, [{ id: input.product_id, field: 'product_id' }]);
  if (upload === undefined || upload.sizeBytes === 0) return reject('file_missing', 'file');
  const fileId = await storeFile(tx, upload, { ...documentFiles, model: { type: 'product', id: input.product_id } });
  const file = (await fileFacts(tx.trx, [fileId])).get(fileId);
  if (file === undefined) throw new Error(`The file ${fileId} was not stored`);
  const { name, mime, size_bytes } = file;
  const row = {
    product_id: input.product_id,
    requirement_id: input.requirement_id ?? null,
    is_public: input.is_public,
    private_file_id: fileId,
    uploaded_by: actor.name,
  };
  const id = await insertRow(tx, tables.document, { ...row, name, mime, size_bytes }).catch((error: unknown) =>
    rejectDangling(error, 'requirement_id'),
  );
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, input.product_id, {
    action: 'document_added',
    after: { name: file.name, is_public: input.is_public },
  });
  return id;
}

/** Makes a document public or private, or the proof of another requirement. */
export async function changeDocument(tx: Tx, actor: Actor, row: DocumentRow, change: DocumentChange): Promise<void> {
  const after = {
    is_public: change.is_public ?? Boolean(row.is_public),
    requirement_id: change.requirement_id === undefined ? row.requirement_id : change.requirement_id,
  };
  const update = tx.trx(tables.document).where({ id: row.id });
  await update
    .update({ ...after, updated_at: now() })
    .catch((error: unknown) => rejectDangling(error, 'requirement_id'));
  const before = { is_public: Boolean(row.is_public), requirement_id: row.requirement_id };
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, row.product_id, {
    action: 'document_changed',
    before: { name: row.name, ...before },
    after: { name: row.name, ...after },
  });
}

/** Removes a document with its file. */
export async function removeDocument(tx: Tx, actor: Actor, row: DocumentRow): Promise<void> {
  await tx.trx(tables.document).where({ id: row.id }).delete();
  await removeFile(tx, row.private_file_id);
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, row.product_id, {
    action: 'document_removed',
    before: { name: row.name },
  });
  await recordAudit(tx, actor, {
    modelType: 'product-documents',
    modelId: row.id,
    action: 'removed',
    before: { name: row.name, product_id: row.product_id },
  });
}
