import {
  assertFresh,
  insertRow,
  insertRows,
  move,
  NotFoundError,
  now,
  recordAudit,
  reject,
  throwIfAny,
  ValidationError,
  removeFile,
  storeFile,
  today,
  type Actor,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { procedureRefusals } from '../documents/document.rules';
import { documentFiles } from '../documents/write-document';
import { announceProducts } from '../lights/announce';
import { assignNom, refuseUnknownProducts } from '../products/check-products';
import { tables } from '../uids';
import { certMachine, isClosed } from './cert.machine';
import type { CertChange, CertInput, CertStatus } from './cert.schema';
import { changeCertRow, lockCert, productsOfCert, type CertRow } from './cert.store';

const modelType = 'nom-certs';
const certFiles = { ...documentFiles, needs: 'nom-certs.read' } as const;

/** Opens a certification procedure with its products and, if given, the file of the request; whole or not at all. Returns its id. */
export async function createCert(
  tx: Tx,
  actor: Actor,
  input: CertInput,
  file: UploadedFile | undefined,
): Promise<number> {
  const { product_ids, ...given } = input;
  const columns = {
    ...given,
    requested_on: given.requested_on ?? today(),
    expected_on: given.expected_on ?? null,
    closed_on: given.closed_on ?? null,
  };
  await refuseWrongColumns(tx, columns, null);
  const id = await insertRow(tx, tables.cert, { ...columns, status: 'open' });
  if (file !== undefined) await keepFileOf(tx, actor, { id, file_id: null }, file);
  await addProducts(tx, { id, nom_id: input.nom_id }, [...new Set(product_ids)]);
  await recordAudit(tx, actor, {
    modelType,
    modelId: id,
    action: 'created',
    after: { ...columns, products: product_ids.join(',') },
  });
  return id;
}

/** Changes a procedure; `status` moves it along its machine. Throws ValidationError, ForbiddenError, NotFoundError or ConflictError. */
export async function changeCert(
  tx: Tx,
  actor: Actor,
  command: { id: number; input: CertChange; file: UploadedFile | undefined; expected: string | null },
): Promise<void> {
  const { id, input, file, expected } = command;
  const current = await lockCert(tx, id);
  if (current === null) throw new NotFoundError();
  assertFresh(current, expected);
  if (isClosed(current.status)) reject('cert_closed');
  const { product_ids, status, ...columns } = input;
  const merged = {
    ...current,
    ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
  };
  await refuseWrongColumns(tx, merged, current);
  await changeCertRow(tx, id, columns);
  if (file !== undefined) await keepFileOf(tx, actor, current, file);
  if (product_ids !== undefined) await replaceProducts(tx, { id, nom_id: merged.nom_id }, product_ids);
  await recordAudit(tx, actor, {
    modelType,
    modelId: id,
    action: 'changed',
    before: { ...plain(current) },
    after: { ...plain(merged) },
  });
  if (status !== undefined && status !== current.status) await moveCert(tx, actor, merged, status);
}

/** Puts products into an open procedure, and under its norm. Refuses those that are in it, or do not exist, each on `products.{id}`. */
export async function addProducts(
  tx: Tx,
  cert: Pick<CertRow, 'id' | 'nom_id'>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await refuseUnknownProducts(tx, productIds);
  const known = new Set((await productsOfCert(tx.trx, cert.id)).map(({ product_id }) => product_id));
  const twice = productIds.filter((id) => known.has(id));
  if (twice.length > 0)
    throw new ValidationError(twice.map((id) => ({ code: 'product_already_linked', field: `products.${id}` })));
  await insertRows(
    tx,
    tables.certProduct,
    productIds.map((product_id) => ({ nom_cert_id: cert.id, product_id, status: 'pending' })),
  );
  await assignNom(tx, cert.nom_id, productIds);
  await announceProducts(tx, productIds);
}

/** Takes products out of a procedure; refuses those that are not in it. */
export async function removeProducts(tx: Tx, certId: number, productIds: readonly number[]): Promise<void> {
  const known = new Set((await productsOfCert(tx.trx, certId)).map(({ product_id }) => product_id));
  const missing = productIds.filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new ValidationError(missing.map((id) => ({ code: 'product_not_linked', field: `products.${id}` })));
  for (let start = 0; start < productIds.length; start += 500)
    await tx
      .trx(tables.certProduct)
      .where({ nom_cert_id: certId })
      .whereIn('product_id', productIds.slice(start, start + 500))
      .delete();
}

/** The open procedure of an id, locked. */
export async function openCert(tx: Tx, id: number): Promise<CertRow> {
  const cert = await lockCert(tx, id);
  if (cert === null) return reject('not_found', 'nom_cert_id');
  if (isClosed(cert.status)) reject('cert_closed', 'nom_cert_id');
  return cert;
}

async function replaceProducts(
  tx: Tx,
  cert: Pick<CertRow, 'id' | 'nom_id'>,
  productIds: readonly number[],
): Promise<void> {
  const wanted = new Set(productIds);
  const known = new Set((await productsOfCert(tx.trx, cert.id)).map(({ product_id }) => product_id));
  await removeProducts(
    tx,
    cert.id,
    [...known].filter((id) => !wanted.has(id)),
  );
  await addProducts(
    tx,
    cert,
    [...wanted].filter((id) => !known.has(id)),
  );
}

async function moveCert(tx: Tx, actor: Actor, cert: CertRow, to: CertStatus): Promise<void> {
  const products = await productsOfCert(tx.trx, cert.id);
  await move(tx, {
    machine: certMachine,
    modelType,
    modelId: cert.id,
    from: cert.status,
    to,
    subject: { productsCount: products.length },
    actor,
    async apply(effect) {
      await changeCertRow(tx, cert.id, { status: to, closed_on: isClosed(to) ? (cert.closed_on ?? today()) : null });
      const asked = { open: 'pending', in_review: 'in_review', rejected: 'rejected' }[to as string];
      if (effect === 'approveProducts')
        await tx
          .trx(tables.certProduct)
          .where({ nom_cert_id: cert.id })
          .whereNot({ status: 'rejected' })
          .update({ status: 'approved', resolved_at: now(), updated_at: now() });
      else if (asked !== undefined)
        await tx.trx(tables.certProduct).where({ nom_cert_id: cert.id }).update({ status: asked, updated_at: now() });
    },
  });
}

async function refuseWrongColumns(
  tx: Tx,
  columns: Pick<CertRow, 'folio' | 'nom_id' | 'requested_on' | 'expected_on' | 'closed_on'> & Partial<CertRow>,
  current: CertRow | null,
): Promise<void> {
  const exists = async (table: string, id: number | null | undefined): Promise<boolean> =>
    id == null || (await tx.trx(table).where({ id }).first('id')) !== undefined;
  const nom = (await tx.trx(tables.nom).where({ id: columns.nom_id }).first('is_active')) as
    { is_active: boolean | number } | undefined;
  const twin = (await tx.trx(tables.cert).where({ folio: columns.folio }).first('id')) as { id: number } | undefined;
  throwIfAny([
    ...(nom === undefined ? [{ code: 'not_found', field: 'nom_id' }] : []),
    ...(nom !== undefined && !nom.is_active && columns.nom_id !== current?.nom_id
      ? [{ code: 'nom_inactive', field: 'nom_id' }]
      : []),
    ...((await exists(tables.agency, columns.certification_agency_id))
      ? []
      : [{ code: 'not_found', field: 'certification_agency_id' }]),
    ...((await exists(tables.responsible, columns.responsible_id))
      ? []
      : [{ code: 'not_found', field: 'responsible_id' }]),
    ...((await exists(tables.document, columns.nom_document_id))
      ? []
      : [{ code: 'not_found', field: 'nom_document_id' }]),
    ...(twin !== undefined && twin.id !== current?.id ? [{ code: 'folio_taken', field: 'folio' }] : []),
    ...procedureRefusals({
      requestedOn: columns.requested_on,
      expectedOn: columns.expected_on,
      closedOn: columns.closed_on,
    }),
  ]);
}

async function keepFileOf(
  tx: Tx,
  actor: Actor,
  cert: Pick<CertRow, 'id' | 'file_id'>,
  upload: UploadedFile,
): Promise<void> {
  const fileId = await storeFile(tx, upload, { ...certFiles, owner: actor, model: { type: modelType, id: cert.id } });
  await changeCertRow(tx, cert.id, { file_id: fileId, file_name: upload.name });
  if (cert.file_id !== null) await removeFile(tx, cert.file_id);
}

const plain = ({
  folio,
  nom_id,
  certification_agency_id,
  document_type,
  requested_on,
  expected_on,
  closed_on,
  responsible_id,
  nom_document_id,
  notes,
}: CertRow) => ({
  folio,
  nom_id,
  certification_agency_id,
  document_type,
  requested_on,
  expected_on,
  closed_on,
  responsible_id,
  nom_document_id,
  notes,
});
