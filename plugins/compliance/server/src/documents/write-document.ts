import {
  assertFresh,
  insertRow,
  NotFoundError,
  recordAudit,
  reject,
  throwIfAny,
  removeFile,
  storeFile,
  today,
  type Actor,
  type FilePlaces,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { announceProducts } from '../lights/announce';
import type { DocumentType } from '../lights/light.rules';
import { checkProducts } from '../products/check-products';
import { tables } from '../uids';
import { dateRefusals, touchesReview } from './document.rules';
import type { DocumentChange, DocumentInput } from './document.schema';
import {
  changeDocumentRow,
  lockDocument,
  productsOf,
  sameNumber,
  setProducts,
  type DocumentRow,
} from './document.store';

/** Files that a certificate or dictum may be. */
export const documentFiles = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], needs: 'nom-documents.read' } as const;

/** The same, as calls receive them: under any name. */
export const nomFiles: FilePlaces = { '*': { extensions: documentFiles.extensions } };

const modelType = 'nom-documents';

/**
 * Stores a certificate or dictum with its file and products, whole or not at all: a file that is missing, cut short or not
 * allowed leaves no row. Returns its id. Throws ValidationError with every reason.
 */
export async function createDocument(
  tx: Tx,
  actor: Actor,
  command: { type: DocumentType; input: DocumentInput; file: UploadedFile | undefined },
): Promise<number> {
  const { type, input, file } = command;
  const { product_ids, checkIfProductsAreValid, document_type, ...given } = input;
  if (document_type !== undefined && document_type !== type) reject('document_type_differs', 'document_type');
  const columns = {
    ...given,
    document_type: type,
    issued_on: given.issued_on ?? null,
    expires_on: given.expires_on ?? null,
  };
  if (file === undefined) return reject('document_file_missing', 'file');
  await refuseWrongColumns(tx, columns, null);
  await checkProducts(tx, { nomId: input.nom_id, productIds: product_ids, isStrict: checkIfProductsAreValid });
  const id = await insertRow(tx, tables.document, { ...columns, status: 'pending', uploaded_by: actor.name });
  await keepFileOf(tx, actor, id, file);
  await setProducts(tx, id, product_ids);
  await recordAudit(tx, actor, {
    modelType,
    modelId: id,
    action: 'created',
    after: { ...columns, products: product_ids.join(',') },
  });
  await announceProducts(tx, product_ids);
  return id;
}

interface Change {
  readonly id: number;
  /** The kind that the path speaks of; null: either. */
  readonly type: DocumentType | null;
  readonly input: DocumentChange;
  readonly file: UploadedFile | undefined;
  /** The updatedAt that the caller read, if it says so. */
  readonly expected: string | null;
}

/** Changes a document. One already reviewed goes back to review when what was reviewed changes. Throws ValidationError, NotFoundError or ConflictError. */
export async function changeDocument(tx: Tx, actor: Actor, change: Change): Promise<void> {
  const { id, input, file } = change;
  const current = await editableDocument(tx, change);
  const { product_ids, checkIfProductsAreValid, document_type: _type, ...columns } = input;
  const merged = { ...current, ...definedOf(columns) };
  await refuseWrongColumns(tx, merged, current);
  const before = await productsOf(tx.trx, id);
  const wanted = product_ids ?? before;
  const isCoveringAnew = product_ids !== undefined || merged.nom_id !== current.nom_id;
  if (isCoveringAnew)
    await checkProducts(tx, { nomId: merged.nom_id, productIds: wanted, isStrict: checkIfProductsAreValid === true });
  const status = touchesReview(current, columns, file !== undefined)
    ? statusAfterChange[current.status]
    : current.status;
  await changeDocumentRow(tx, id, { ...definedOf(columns), status });
  if (file !== undefined) await keepFileOf(tx, actor, id, file);
  if (product_ids !== undefined) await setProducts(tx, id, product_ids);
  await recordAudit(tx, actor, {
    modelType,
    modelId: id,
    action: 'changed',
    before: { ...plain(current), products: before.join(',') },
    after: { ...plain({ ...merged, status }), products: wanted.join(',') },
  });
  await announceProducts(tx, [...before, ...wanted]);
}

async function editableDocument(tx: Tx, { id, type, input, expected }: Change): Promise<DocumentRow> {
  const current = await lockDocument(tx, id);
  if (current === null || (type !== null && current.document_type !== type)) throw new NotFoundError();
  assertFresh(current, expected);
  if (input.document_type !== undefined && input.document_type !== current.document_type)
    reject('document_type_differs', 'document_type');
  return current;
}

/** Removes a document, its file and its links: the lights of its products follow. */
export async function removeDocument(tx: Tx, actor: Actor, id: number, type: DocumentType): Promise<void> {
  const current = await lockDocument(tx, id);
  if (current === null || current.document_type !== type) throw new NotFoundError();
  const products = await productsOf(tx.trx, id);
  await tx.trx(tables.document).where({ id }).delete();
  if (current.file_id !== null) await removeFile(tx, current.file_id);
  await recordAudit(tx, actor, {
    modelType,
    modelId: id,
    action: 'removed',
    before: { ...plain(current), products: products.join(',') },
  });
  await announceProducts(tx, products);
}

const statusAfterChange = {
  pending: 'pending',
  in_review: 'in_review',
  approved: 'in_review',
  rejected: 'pending',
} as const;

type Columns = Pick<DocumentRow, 'document_type' | 'number' | 'nom_id' | 'issued_on' | 'expires_on'> & {
  readonly certification_agency_id: number | null;
};

async function refuseWrongColumns(tx: Tx, columns: Columns, current: DocumentRow | null): Promise<void> {
  const nom = (await tx.trx(tables.nom).where({ id: columns.nom_id }).first('is_active')) as
    { is_active: boolean | number } | undefined;
  const agency = (await tx.trx(tables.agency).where({ id: columns.certification_agency_id }).first('id')) as unknown;
  const isTaken = await sameNumber(tx, columns, current?.id ?? null);
  throwIfAny([
    ...(nom === undefined ? [{ code: 'not_found', field: 'nom_id' }] : []),
    ...(nom !== undefined && !nom.is_active && columns.nom_id !== current?.nom_id
      ? [{ code: 'nom_inactive', field: 'nom_id' }]
      : []),
    ...(agency === undefined ? [{ code: 'not_found', field: 'certification_agency_id' }] : []),
    ...(isTaken ? [{ code: 'document_number_taken', field: 'number' }] : []),
    ...dateRefusals({ issuedOn: columns.issued_on, expiresOn: columns.expires_on }, today()),
  ]);
}

async function keepFileOf(tx: Tx, actor: Actor, id: number, upload: UploadedFile): Promise<void> {
  const earlier = (await tx.trx(tables.document).where({ id }).first('file_id')) as { file_id: number | null };
  const fileId = await storeFile(tx, upload, { ...documentFiles, owner: actor, model: { type: modelType, id } });
  await changeDocumentRow(tx, id, { file_id: fileId, file_name: upload.name });
  if (earlier.file_id !== null) await removeFile(tx, earlier.file_id);
}

const definedOf = <T extends object>(columns: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;

const plain = ({
  document_type,
  number,
  nom_id,
  certification_agency_id,
  holder,
  issued_on,
  expires_on,
  status,
  notes,
}: DocumentRow) => ({
  document_type,
  number,
  nom_id,
  certification_agency_id,
  holder,
  issued_on,
  expires_on,
  status,
  notes,
});
