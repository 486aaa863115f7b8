import type { Shape } from '../../../../shared/shape';
import { ValidationError, type FieldError } from '../../errors/refusal';
import { checkUpload, type UploadRules } from '../../files/check-upload';
import type { FilePlaces } from '../../files/receive-files';
import { removeFile, storeFile, throwIfRefused } from '../../files/store-file';
import type { Actor } from '../../permissions/actor';
import type { UploadedFile } from '../../resources/resource.types';
import type { Tx } from '../../transactions/in-transaction';
import { tables } from '../../uids';
import { readCode } from './moves';
import { updateRecord } from './record.store';
import type { AnyRecord } from './record.types';
import type { Values } from './row-values';

/** A change of a file field: `file` replaces the stored file, null removes it. */
export interface Upload {
  readonly name: string;
  readonly file: UploadedFile | null;
}

const fileFields = ({ fields }: Shape): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));

/** Lists the changes of file fields in a request. Throws ValidationError for a part that is not a file field. */
export function readUploads(shape: Shape, input: Readonly<Values>, files: readonly UploadedFile[]): Upload[] {
  const names = fileFields(shape);
  const foreign = files.filter(({ field }) => !names.includes(field));
  if (foreign.length > 0) throw new ValidationError(foreign.map(({ field }) => ({ code: 'unknown_field', field })));
  return names.flatMap((name): Upload[] => {
    // An empty file input of a form is a part without bytes.
    const file = files.find(({ field, sizeBytes }) => field === name && sizeBytes > 0);
    if (file !== undefined) return [{ name, file }];
    return input[name] === null ? [{ name, file: null }] : [];
  });
}

/** Lists the reasons why uploads are rejected. */
export async function uploadFieldErrors(shape: Shape, uploads: readonly Upload[]): Promise<FieldError[]> {
  const refusals: FieldError[] = [];
  for (const { name, file } of uploads) {
    if (file === null) continue;
    try {
      throwIfRefused(file);
      if (file.judged === undefined) await checkUpload(file, uploadRules(shape, name));
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      refusals.push(...error.refusals);
    }
  }
  return refusals;
}

function uploadRules({ fields }: Shape, name: string): UploadRules {
  const field = fields[name];
  if (field?.kind !== 'file') throw new Error(`${name} is no file`);
  const { kinds, maxBytes } = field.settings;
  return { extensions: kinds, ...(maxBytes === undefined ? {} : { maxBytes }) };
}

/** The files of a record, as `receivingFiles` takes them. */
export const filePlaces = (shape: Shape): FilePlaces =>
  Object.fromEntries(fileFields(shape).map((name) => [name, uploadRules(shape, name)]));

/** Returns the names of the changed files before and after, for the history. */
export async function fileChanges(tx: Tx, uploads: readonly Upload[], former: Readonly<Values>) {
  const before: Values = {};
  for (const { name } of uploads) {
    const id = former[`${name}_id`];
    const row = (typeof id === 'number' ? await tx.trx(tables.privateFile).where({ id }).first('name') : undefined) as
      { name: string } | undefined;
    before[name] = row?.name ?? null;
  }
  return { before, after: Object.fromEntries(uploads.map(({ name, file }) => [name, file?.name ?? null])) };
}

interface WrittenFiles {
  readonly id: number;
  readonly uploads: readonly Upload[];
  /** The record as it is stored; null for a new one. */
  readonly former: Readonly<Values> | null;
  readonly companyId: number | null;
}

/** Stores, replaces and removes the files of a record; holders of the permission to read the record may download them. */
export async function writeFiles(tx: Tx, actor: Actor, record: AnyRecord, written: WrittenFiles): Promise<void> {
  const { shape } = record;
  const { id, uploads, former, companyId } = written;
  for (const { name, file } of uploads) {
    const terms = { needs: readCode(record), owner: actor, companyId, model: { type: shape.plural, id } };
    const fileId = file === null ? null : await storeFile(tx, file, { ...uploadRules(shape, name), ...terms });
    await updateRecord(tx, shape, id, { [`${name}_id`]: fileId, ...nameColumns(shape, name, file) });
    const formerId = former?.[`${name}_id`];
    if (typeof formerId === 'number') await removeFile(tx, formerId);
  }
}

/** Builds the column of a file's name where the table has one. */
function nameColumns({ fields }: Shape, name: string, file: UploadedFile | null): Values {
  const field = fields[name];
  return field?.kind === 'file' && field.settings.hasNameColumn ? { [`${name}_name`]: file?.name ?? null } : {};
}

/** Removes the files of a record that is gone. */
export async function removeFiles(tx: Tx, shape: Shape, former: Readonly<Values>): Promise<void> {
  for (const name of fileFields(shape)) {
    const fileId = former[`${name}_id`];
    if (typeof fileId === 'number') await removeFile(tx, fileId);
  }
}
