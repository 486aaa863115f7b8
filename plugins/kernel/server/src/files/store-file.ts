import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { now } from '../clock/clock';
import type { Actor } from '../permissions/actor';
import type { UploadedFile } from '../resources/resource.types';
import { whenCommitted, type Tx } from '../transactions/in-transaction';
import { checkUpload, type UploadRules } from './check-upload';
import { hashFile } from './hash-file';
import { deleteFile, insertFile } from './private-file.store';
import { privateStorage } from './storage-of';

/** The readers of a private file and the record it belongs to (see may-read.rules.ts). */
export interface FileTerms {
  readonly owner?: Actor;
  readonly companyId?: number | null;
  readonly model?: { readonly type: string; readonly id: number | string };
  /** The permission code required of every reader but the owner. */
  readonly needs?: string;
  readonly expiresAt?: Date;
}

export interface LocalFile {
  readonly path: string;
  readonly name: string;
  readonly mime: string;
}

/**
 * Checks an upload and stores it as a private file in the caller's transaction. Returns its id. Throws ValidationError for a file that
 * is not allowed.
 */
export async function storeFile(tx: Tx, upload: UploadedFile, terms: FileTerms & UploadRules = {}): Promise<number> {
  const { name, mime } = await checkUpload(upload, terms);
  return storeGeneratedFile(tx, { path: upload.path, name, mime }, terms);
}

/**
 * Stores a file that the platform made (an export, an invoice) and returns its id. After a rollback the nightly sweep removes its
 * bytes.
 */
export async function storeGeneratedFile(tx: Tx, file: LocalFile, terms: FileTerms = {}): Promise<number> {
  const [key, { size }, sha256] = [newKey(), await stat(file.path), await hashFile(file.path)];
  await privateStorage().put(key, file.path);
  return insertFile(tx, {
    storage_key: key,
    name: file.name,
    mime: file.mime,
    size_bytes: size,
    sha_256: sha256,
    ...accessOf(terms),
  });
}

const ownerOf = (owner: FileTerms['owner']) => ({ owner_kind: owner?.kind ?? null, owner_id: owner?.id ?? null });
const modelOf = (model: FileTerms['model']) => ({
  model_type: model?.type ?? null,
  model_id: model === undefined ? null : String(model.id),
});

const accessOf = ({ owner, companyId, model, needs, expiresAt }: FileTerms) => ({
  ...ownerOf(owner),
  company_id: companyId ?? owner?.companyId ?? null,
  ...modelOf(model),
  needs: needs ?? null,
  expires_at: expiresAt ?? null,
});

/**
 * Removes a private file: its row in the transaction, its bytes after the commit. The nightly sweep removes bytes that a crash left
 * behind.
 */
export async function removeFile(tx: Tx, id: number): Promise<void> {
  const row = await deleteFile(tx, id);
  if (row === null) return;
  whenCommitted(tx, () => {
    privateStorage()
      .remove(row.storage_key)
      .catch((error: unknown) => tx.strapi.log.warn(`Archivo privado ${row.storage_key}: ${String(error)}`));
  });
}

const newKey = (): string => `${now().toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;
