import { changesBetween, recordAudit } from '../../audit/record';
import { NotFoundError, throwIfAny } from '../../errors/refusal';
import { rejectDuplicate } from '../../errors/unique-violation';
import { assertFresh } from '../../http/assert-fresh';
import type { Actor } from '../../permissions/actor';
import type { UploadedFile } from '../../resources/resource.types';
import type { Tx } from '../../transactions/in-transaction';
import { removeAttachments } from './attachments';
import { givenValues, newValues, typedValues } from './input';
import { writeLines } from './line.store';
import { deleteRecord, insertRecord, lockRecord, updateRecord } from './record.store';
import type { AnyRecord, Row } from './record.types';
import { fileChanges, readUploads, removeFiles, writeFiles } from './record-files';
import { referringRefusals } from './referring';
import { toColumns, type Values } from './row-values';
import { assertState, assertValid } from './validate';

interface NewRecord {
  /** The output of the create schema. */
  readonly input: Readonly<Values>;
  readonly files?: readonly UploadedFile[];
  /** Columns set by a route of the plugin's own. */
  readonly columns?: Readonly<Values>;
}

/** Writes a new record with its lines and files. Returns its id. Throws ValidationError with every reason. */
export async function createRecord(record: AnyRecord, tx: Tx, actor: Actor, written: NewRecord): Promise<number> {
  const { shape, rules } = record;
  const { input, files = [], columns = {} } = written;
  const uploads = readUploads(shape, input, files);
  const given = newValues(shape, givenValues(shape, input));
  const values = { ...given, ...rules.initial?.({ actor, given }), ...columns };
  await assertValid(record, tx, actor, { values, given: values, uploads });
  const id = await insertRecord(tx, shape, values).catch((error: unknown) => rejectDuplicate(error));
  const companyId = rules.companyOf?.({ ...values, id } as unknown as Row) ?? null;
  await writeFiles(tx, actor, shape, { id, uploads, former: null, companyId });
  const after = { ...values, ...(await fileChanges(tx, uploads, {})).after };
  await recordAudit(tx, actor, { modelType: shape.plural, modelId: id, action: 'created', after });
  return id;
}

export interface Change {
  readonly id: number;
  /** The output of the change schema. */
  readonly input: Readonly<Values>;
  readonly files?: readonly UploadedFile[];
  /** The version that the caller read (header If-Match); null when the header was not sent. */
  readonly expected: string | null;
  /** Columns set by a route of the plugin's own. */
  readonly columns?: Readonly<Values>;
}

/** Changes the given fields of a record. Throws ValidationError with every reason, NotFoundError or ConflictError. */
export async function changeRecord(record: AnyRecord, tx: Tx, actor: Actor, change: Change): Promise<void> {
  const { shape, rules } = record;
  const { id, input, files = [], columns = {} } = change;
  const current = await lockFresh(record, tx, actor, change);
  assertState(shape, current, 'editable');
  const uploads = readUploads(shape, input, files);
  const given = { ...givenValues(shape, input), ...columns };
  const former = typedValues(shape, current);
  const values = { ...former, ...given };
  await assertValid(record, tx, actor, { values, given, uploads });
  const ofFiles = await fileChanges(tx, uploads, current);
  const [before, after] = [
    { ...former, ...ofFiles.before },
    { ...values, ...ofFiles.after },
  ];
  if (Object.keys(changesBetween(before, after)).length === 0 && uploads.length === 0) return;
  await updateRecord(tx, shape, id, toColumns(shape.fields, given)).catch((error: unknown) => rejectDuplicate(error));
  for (const group of Object.keys(shape.lines)) {
    const lines = given[group] as readonly Values[] | undefined;
    if (lines !== undefined) await writeLines(tx, shape, { group, recordId: id, lines });
  }
  const companyId = rules.companyOf?.({ ...current, ...given } as Row) ?? null;
  await writeFiles(tx, actor, shape, { id, uploads, former: current, companyId });
  await recordAudit(tx, actor, { modelType: shape.plural, modelId: id, action: 'changed', before, after });
}

/** A record to be removed, and the version that the caller read. */
export type Removal = Pick<Change, 'id' | 'expected'>;

/** Removes a record with its lines, files, comments and documents. Throws ValidationError while its state or a reference to it forbids that. */
export async function removeRecord(record: AnyRecord, tx: Tx, actor: Actor, removal: Removal): Promise<void> {
  const { shape } = record;
  const current = await lockFresh(record, tx, actor, removal);
  assertState(shape, current, 'removable');
  throwIfAny(await referringRefusals(tx, shape.uid, removal.id));
  await removeAttachments(tx, shape, removal.id);
  await deleteRecord(tx, shape, removal.id);
  await removeFiles(tx, shape, current);
  const before = typedValues(shape, current);
  await recordAudit(tx, actor, { modelType: shape.plural, modelId: removal.id, action: 'removed', before });
}

/** Locks a record. Throws NotFoundError when there is none for the actor, ConflictError when it is not the version that the caller read. */
export async function lockFresh(record: AnyRecord, tx: Tx, actor: Actor, { id, expected }: Removal): Promise<Row> {
  const current = await lockRecord(record, tx, id, actor);
  if (current === null) throw new NotFoundError();
  assertFresh(current, expected);
  return current;
}
