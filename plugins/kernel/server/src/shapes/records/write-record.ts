import { changesBetween, recordAudit } from '../../audit/record';
import { ForbiddenError, NotFoundError, throwIfAny } from '../../errors/refusal';
import { rejectDuplicate } from '../../errors/unique-violation';
import { assertFresh } from '../../http/assert-fresh';
import type { Actor } from '../../permissions/actor';
import type { UploadedFile } from '../../resources/resource.types';
import { advisoryLock, type Tx } from '../../transactions/in-transaction';
import { removeAttachments } from './attachments';
import { givenValues, historyValues, newValues, typedValues, withStoredFacts } from './input';
import { writeLines } from './line.store';
import { deleteRecord, insertRecord, lockRecord, readRecord, updateRecord } from './record.store';
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
  await takeTurn(record, tx);
  const uploads = readUploads(shape, input, files);
  const given = newValues(shape, givenValues(shape, input));
  const values = { ...given, ...rules.initial?.({ actor, given }), ...columns };
  await assertValid(record, tx, actor, { values, given: values, uploads, before: null });
  const id = await insertRecord(tx, shape, values).catch((error: unknown) => rejectDuplicate(error));
  const companyId = rules.companyOf?.({ ...values, id } as unknown as Row) ?? null;
  await writeFiles(tx, actor, record, { id, uploads, former: null, companyId });
  const following = await writeConsequences(record, tx, actor, { id, before: null });
  const after = { ...values, ...(await fileChanges(tx, uploads, {})).after, ...following };
  const entry = { modelType: shape.plural, modelId: id, action: 'created', after: historyValues(shape, after) };
  await recordAudit(tx, actor, entry);
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
  await takeTurn(record, tx);
  const current = await lockFresh(record, tx, actor, change);
  await assertMayChange(record, tx, actor, current);
  assertState(shape, current, 'editable');
  const uploads = readUploads(shape, input, files);
  const given = { ...withStoredFacts(shape, givenValues(shape, input), current), ...columns };
  const former = typedValues(shape, current);
  const values = { ...former, ...given };
  await assertValid(record, tx, actor, { values, given, uploads, before: current });
  const ofFiles = await fileChanges(tx, uploads, current);
  const before = historyValues(shape, { ...former, ...ofFiles.before });
  const after = historyValues(shape, { ...values, ...ofFiles.after });
  if (Object.keys(changesBetween(before, after)).length === 0 && uploads.length === 0) return;
  await updateRecord(tx, shape, id, toColumns(shape.fields, given)).catch((error: unknown) => rejectDuplicate(error));
  for (const group of Object.keys(shape.lines)) {
    const lines = given[group] as readonly Values[] | undefined;
    if (lines !== undefined) await writeLines(tx, shape, { group, recordId: id, lines });
  }
  const companyId = rules.companyOf?.({ ...current, ...given } as Row) ?? null;
  await writeFiles(tx, actor, record, { id, uploads, former: current, companyId });
  const following = await writeConsequences(record, tx, actor, { id, before: current });
  await recordAudit(tx, actor, {
    modelType: shape.plural,
    modelId: id,
    action: 'changed',
    before: { ...before, ...pickKeys(current, Object.keys(following)) },
    after: { ...after, ...following },
  });
}

/** Calls the record's `afterWrite` and writes the columns that it returns. Returns them. */
export async function writeConsequences(
  record: AnyRecord,
  tx: Tx,
  actor: Actor,
  { id, before }: { readonly id: number; readonly before: Row | null },
): Promise<Readonly<Values>> {
  const { shape, rules } = record;
  if (rules.afterWrite === undefined) return {};
  const after = await readRecord(record, tx, id);
  const following = (await rules.afterWrite({ tx, actor, before, after })) ?? {};
  if (Object.keys(following).length === 0) return following;
  const state = following[shape.stateField];
  await updateRecord(tx, shape, id, {
    ...toColumns(shape.fields, following),
    ...(state === undefined ? {} : { [shape.stateField]: state }),
  });
  return following;
}

const pickKeys = (row: Readonly<Values>, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

/** A record to be removed, and the version that the caller read. */
export type Removal = Pick<Change, 'id' | 'expected'>;

/** Removes a record with its lines, files, comments and documents. Throws ValidationError while its state or a reference to it forbids that. */
export async function removeRecord(record: AnyRecord, tx: Tx, actor: Actor, removal: Removal): Promise<void> {
  const { shape, rules } = record;
  await takeTurn(record, tx);
  const current = await lockFresh(record, tx, actor, removal);
  await assertMayChange(record, tx, actor, current);
  assertState(shape, current, 'removable');
  throwIfAny(await referringRefusals(tx, shape.uid, removal.id));
  await removeAttachments(tx, shape, removal.id);
  await deleteRecord(tx, shape, removal.id);
  await removeFiles(tx, shape, current);
  await rules.afterWrite?.({ tx, actor, before: current, after: null });
  const before = historyValues(shape, typedValues(shape, current));
  await recordAudit(tx, actor, { modelType: shape.plural, modelId: removal.id, action: 'removed', before });
}

async function assertMayChange({ rules }: AnyRecord, tx: Tx, actor: Actor, current: Row): Promise<void> {
  if (rules.mayChange !== undefined && !(await rules.mayChange(current, actor, tx.trx))) throw new ForbiddenError();
}

async function takeTurn({ rules }: AnyRecord, tx: Tx): Promise<void> {
  if (rules.turn !== undefined) await advisoryLock(tx, rules.turn);
}

/** Locks a record. Throws NotFoundError when there is none for the actor, ConflictError when it is not the version that the caller read. */
export async function lockFresh(record: AnyRecord, tx: Tx, actor: Actor, { id, expected }: Removal): Promise<Row> {
  const current = await lockRecord(record, tx, id, actor);
  if (current === null) throw new NotFoundError();
  assertFresh(current, expected);
  return current;
}
