import {
  fileFacts,
  insertRow,
  now,
  receivingFiles,
  removeFile,
  storeFile,
  throwIfAnyRefused,
  type FieldError,
  type Tx,
  type UploadedFile,
  type UploadRules,
  say,
} from '@mayorista/kernel';
import { registryDocument, registryDocumentWords, type RegistryDocumentType } from '../../../shared';
import { problemOf, readRfc } from './judge-document';

const { table } = registryDocument;
/** The names under which the documents send the certificate. */
const aliases: Readonly<Record<string, RegistryDocumentType>> = {
  taxRecord: 'tax_certificate',
  tax_record: 'tax_certificate',
};
const rules: UploadRules = { maxBytes: 10 * 1024 * 1024, extensions: ['pdf', 'png', 'jpg', 'jpeg', 'webp'] };

/** The kind of paper that a part of a form is; undefined for none. */
const typeOf = (field: string): RegistryDocumentType | undefined =>
  aliases[field] ?? (field in registryDocumentWords ? (field as RegistryDocumentType) : undefined);

/** Lists parts of a form that are no papers of a registration. */
export const foreignParts = (files: readonly UploadedFile[]): FieldError[] =>
  files.flatMap(({ field }) => (typeOf(field) === undefined ? [{ code: 'unknown_field', field }] : []));

interface Owner {
  readonly id: number;
  readonly rfc: string | null;
}

/** A paper that was judged and kept before the transaction that stores it. */
export interface ReceivedPaper {
  readonly file: UploadedFile;
  readonly type: RegistryDocumentType;
  /** The RFC that it says, where it is a certificate. */
  readonly rfc: string | null | undefined;
}

/** Judges and reads the papers of a call before the transaction of `write`. Throws ValidationError with the reasons of every one that is no such file. */
export const receivingPapers = <T>(
  files: readonly UploadedFile[],
  write: (papers: readonly ReceivedPaper[]) => Promise<T>,
): Promise<T> =>
  receivingFiles(files, { '*': rules }, async (received) => {
    throwIfAnyRefused(received);
    const papers: ReceivedPaper[] = [];
    for (const file of received) {
      const type = typeOf(file.field);
      if (type !== undefined) papers.push({ file, type, rfc: await readRfc(file, type) });
    }
    return write(papers);
  });

/** Stores the papers of a registration, each in place of the one before of its kind. Throws ValidationError for what is no such file. */
export async function storeDocuments(tx: Tx, owner: Owner, papers: readonly ReceivedPaper[]): Promise<void> {
  for (const { file, type, rfc } of papers) {
    const problems = problemOf(rfc, owner.rfc);
    const fileId = await storeFile(tx, file, {
      ...rules,
      model: { type: 'distributor-registry', id: owner.id },
      needs: 'distributor-registries.read',
    });
    const former = (await tx.trx(table).where({ distributor_registry_id: owner.id, type }).first('id', 'file_id')) as
      { id: number; file_id: number | null } | undefined;
    if (former === undefined) {
      await insertRow(tx, table, { distributor_registry_id: owner.id, type, file_id: fileId, problems });
      continue;
    }
    await tx.trx(table).where({ id: former.id }).update({ file_id: fileId, problems, updated_at: now() });
    if (former.file_id !== null) await removeFile(tx, former.file_id);
  }
}

/** Removes papers of a registration; ids of others are none of its own. */
export async function removeDocuments(tx: Tx, registryId: number, ids: readonly number[]): Promise<void> {
  const rows = (await tx
    .trx(table)
    .whereIn('id', [...ids])
    .where({ distributor_registry_id: registryId })
    .select('id', 'file_id')) as {
    id: number;
    file_id: number | null;
  }[];
  for (const { id, file_id: fileId } of rows) {
    await tx.trx(table).where({ id }).delete();
    if (fileId !== null) await removeFile(tx, fileId);
  }
}

/** Lists the papers of a registration and what is wrong with each, for the applicant. */
export async function listDocuments(tx: Tx, registryId: number) {
  const rows = (await tx
    .trx(table)
    .where({ distributor_registry_id: registryId })
    .orderBy('id')
    .select('id', 'type', 'problems', 'file_id')) as {
    id: number;
    type: RegistryDocumentType;
    problems: string | null;
    file_id: number | null;
  }[];
  const files = await fileFacts(
    tx.trx,
    rows.flatMap(({ file_id: id }) => id ?? []),
  );
  return rows.map(({ file_id: fileId, ...row }) => ({
    ...row,
    name: files.get(fileId ?? 0)?.name ?? null,
    type_label: say(registryDocumentWords[row.type]),
    is_valid: row.problems === null,
  }));
}
