import { throwIfAny } from '../errors/refusal';
import type { Actor } from '../permissions/actor';
import type { UploadedFile } from '../resources/resource.types';
import { whenCommitted, type Tx } from '../transactions/in-transaction';
import { checkUpload, type UploadRules } from './check-upload';
import { keepFile, noteNamed, type KeptFile } from './keep-files';
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

/**
 * Stores an upload as a private file in the caller's transaction. Returns its id. The upload was judged and kept before, by
 * `receivingFiles`. Throws ValidationError, on the field that the upload has now, for a file that is not allowed.
 */
export async function storeFile(tx: Tx, upload: UploadedFile, terms: FileTerms & UploadRules = {}): Promise<number> {
  throwIfRefused(upload);
  const { judged } = upload;
  const kept = judged !== undefined && 'kept' in judged ? judged.kept : await keepNow(upload, terms);
  return storeGeneratedFile(tx, kept, terms);
}

/** Throws ValidationError, on the field that an upload has now, for one that was refused when it was received. */
export const throwIfRefused = (upload: UploadedFile): void => throwIfAnyRefused([upload]);

/** Throws one ValidationError with the reasons of all uploads that were refused when they were received. */
export const throwIfAnyRefused = (uploads: readonly UploadedFile[]): void =>
  throwIfAny(
    uploads.flatMap(({ judged, field }) =>
      judged !== undefined && 'refusals' in judged ? judged.refusals.map((refusal) => ({ ...refusal, field })) : [],
    ),
  );

/** Outside of tests a door that received nothing still stores what it was sent; the log names it. */
async function keepNow(upload: UploadedFile, rules: UploadRules): Promise<KeptFile> {
  const checked = await checkUpload(upload, rules);
  return keepFile({ path: upload.path, ...checked });
}

/** Stores a file that was kept before (an export, an invoice: `keepingFiles`) and returns its id. */
export async function storeGeneratedFile(tx: Tx, kept: KeptFile, terms: FileTerms = {}): Promise<number> {
  const id = await insertFile(tx, {
    storage_key: kept.key,
    name: kept.name,
    mime: kept.mime,
    size_bytes: kept.sizeBytes,
    sha_256: kept.sha256,
    ...accessOf(terms),
  });
  noteNamed(tx, kept);
  return id;
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
