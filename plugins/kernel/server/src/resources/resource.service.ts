import { changesBetween, recordAudit } from '../audit/record';
import { rejectDuplicate } from '../errors/unique-violation';
import { NotFoundError } from '../errors/refusal';
import { assertFresh } from '../http/assert-fresh';
import { parseInput } from '../errors/zod-refusals';
import type { RequestBody } from '../http/body';
import { isAllowed } from '../permissions/allowed.rules';
import { forUpdate, inTransaction, isPostgres, advisoryLock, type Tx } from '../transactions/in-transaction';
import { change, erase, findOne, findPage, insert, keyOf } from './resource.store';
import { rejectMissingRelations } from './missing-relations';
import { withPopulated } from './populate';
import type { ListQuery } from './query';
import type { BaseRow, Json, Resource, ResourceRequest, WriteContext, WriteRule } from './resource.types';

export interface Page {
  readonly data: Json[];
  readonly total: number;
  readonly meta: { readonly pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

/** Reads a page of a resource as its callers see it. */
export async function list({ definition }: Resource, request: ResourceRequest, query: ListQuery): Promise<Page> {
  const { rows, total } = await findPage(request.strapi, readSettings({ definition, noun: '' }, request), query, {
    searched: definition,
    may: (code) => isAllowed(request.actor, code),
  });
  const { page, pageSize } = query;
  return {
    data: rows.map((row) =>
      withPopulated(request.strapi, definition.uid, pick(definition.serialize(row, request), query.fields), {
        row,
        names: query.populate,
        actor: request.actor,
      }),
    ),
    total,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

/** Reads one record with the requested relations. Throws NotFoundError, also when it lies outside the caller's scope. */
export async function show(
  resource: Resource,
  request: ResourceRequest,
  id: string,
  names: readonly string[] = [],
): Promise<Json> {
  const row = await rowOf(resource, request, id);
  return withPopulated(request.strapi, resource.definition.uid, resource.definition.serialize(row, request), {
    row,
    names,
    actor: request.actor,
  });
}

/** Creates a record with its children and audit entry in one transaction, and returns it. Throws ValidationError. */
export async function create(resource: Resource, request: ResourceRequest, body: RequestBody): Promise<Json> {
  const rule = ruleOf(resource.definition.create);
  const input = parseInput(rule.schema, body.input) as Json;
  const created = await inTransaction(request.strapi, async (tx) => {
    await waitTurn(tx, resource);
    const context: WriteContext = { tx, actor: request.actor, input, files: body.files };
    await rule.before?.(context, null);
    const values = rule.toRow?.(input, request.actor) ?? input;
    await rejectMissingRelations(request.strapi, resource.definition.uid, values, input);
    const row = await guarded(() => insert(request.strapi, resource.definition.uid, values));
    await rule.after?.(context, row);
    await audit(tx, resource, request, { action: 'created', before: null, after: row });
    return row;
  });
  return show(resource, request, String(created.id));
}

/** The id of the record to change, and the updatedAt that its caller read. */
export interface ChangeTarget {
  readonly id: string;
  readonly expected: string | null;
}

/** Changes a record and returns it. Throws ConflictError (409) when its updatedAt is not `expected`. */
export async function update(
  resource: Resource,
  request: ResourceRequest,
  { id, expected }: ChangeTarget,
  body: RequestBody,
): Promise<Json> {
  await amend(resource, request, { id, expected }, body);
  return show(resource, request, id);
}

/** Changes a record like `update` without reading it again, which takes about as long as the change. */
export async function amend(
  resource: Resource,
  request: ResourceRequest,
  { id, expected }: ChangeTarget,
  body: RequestBody,
): Promise<void> {
  const rule = ruleOf(resource.definition.update);
  const input = onlySent(parseInput(rule.schema, body.input) as Json, body.input);
  await inTransaction(request.strapi, async (tx) => {
    const current = await heldRowOf(tx, resource, request, id);
    assertFresh(current, expected);
    const context: WriteContext = { tx, actor: request.actor, input, files: body.files };
    await rule.before?.(context, current);
    const values = rule.toRow?.(input, request.actor) ?? input;
    await rejectMissingRelations(request.strapi, resource.definition.uid, values, input);
    const row = await guarded(() => change(request.strapi, resource.definition.uid, current, values));
    await rule.after?.(context, row);
    await audit(tx, resource, request, { action: 'changed', before: current, after: row });
  });
}

/** Drops the schema's defaults of fields that were not sent: they are for new records. */
const onlySent = (input: Json, sent: Json): Json =>
  Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(sent, name)));

/** Removes a record with its other locales. */
export async function remove(resource: Resource, request: ResourceRequest, id: string): Promise<void> {
  await inTransaction(request.strapi, async (tx) => {
    const current = await heldRowOf(tx, resource, request, id);
    await resource.definition.remove?.before?.({ tx, actor: request.actor }, current);
    await erase(request.strapi, resource.definition.uid, current);
    await audit(tx, resource, request, { action: 'removed', before: current, after: null });
  });
}

async function rowOf(resource: Resource, request: ResourceRequest, id: string): Promise<BaseRow> {
  const row = await findOne(request.strapi, readSettings(resource, request), id);
  if (row === null) throw new NotFoundError();
  return row;
}

/** Reads a record after locking it, so that nobody else changes it before the transaction ends. Throws NotFoundError. */
async function heldRowOf(tx: Tx, resource: Resource, request: ResourceRequest, id: string): Promise<BaseRow> {
  await waitTurn(tx, resource);
  const key = keyOf(id);
  if (key !== null && isPostgres(request.strapi)) {
    const { tableName } = request.strapi.db.metadata.get(resource.definition.uid);
    const { documentId } = key;
    await forUpdate(tx, tx.trx(tableName).where(documentId === undefined ? key : { document_id: documentId })).select(
      'id',
    );
  }
  return rowOf(resource, request, id);
}

const waitTurn = async (tx: Tx, { definition }: Resource): Promise<void> =>
  definition.turn === undefined ? undefined : advisoryLock(tx, definition.turn);

const readSettings = ({ definition }: Resource, request: ResourceRequest) => ({
  uid: definition.uid,
  locale: request.locale,
  populate: definition.populate ?? [],
  scope: definition.scope?.(request.actor, request.strapi) ?? {},
});

function ruleOf(rule: WriteRule | undefined): WriteRule {
  if (rule === undefined) throw new NotFoundError();
  return rule;
}

async function guarded<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    return rejectDuplicate(error);
  }
}

interface Happening {
  readonly action: 'created' | 'changed' | 'removed';
  readonly before: BaseRow | null;
  readonly after: BaseRow | null;
}

async function audit(
  tx: Tx,
  { noun }: Resource,
  { actor }: ResourceRequest,
  { action, before, after }: Happening,
): Promise<void> {
  const [was, is] = [plain(before), plain(after)];
  if (action === 'changed' && Object.keys(changesBetween(was, is)).length === 0) return;
  await recordAudit(tx, actor, {
    modelType: noun,
    modelId: (after ?? before)?.id ?? 0,
    action,
    before: was,
    after: is,
  });
}

/** Returns a row without its relations: the audit compares single values. */
function plain(row: BaseRow | null): Json | null {
  if (row === null) return null;
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value !== 'object' || value === null || value instanceof Date),
  );
}

/** Returns the given fields of a record and its id; the whole record for null. */
export function pick(record: Json, fields: readonly string[] | null): Json {
  if (fields === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'id' || fields.includes(name)));
}
