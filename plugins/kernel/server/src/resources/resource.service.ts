import { changesBetween, recordAudit } from '../audit/record';
import { rejectDuplicate } from '../errors/unique-violation';
import { NotFoundError } from '../errors/refusal';
import { assertFresh } from '../http/assert-fresh';
import { parseInput } from '../errors/zod-refusals';
import type { RequestBody } from '../http/body';
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

/** A page of a resource as its callers see it. */
export async function list({ definition }: Resource, request: ResourceRequest, query: ListQuery): Promise<Page> {
  const { rows, total } = await findPage(
    request.strapi,
    readSettings({ definition, noun: '' }, request),
    query,
    definition,
  );
  const { page, pageSize } = query;
  return {
    data: rows.map((row) =>
      withPopulated(request.strapi, definition.uid, pick(definition.serialize(row, request), query.fields), {
        row,
        names: query.populate,
      }),
    ),
    total,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

/** One record of a resource, with the relations asked for; NotFoundError also when it lies outside the caller's scope. */
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
  });
}

/** Creates a record: input, rules, row, children, audit: all or nothing. */
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

/** What a change names: the record, and the updatedAt its caller read. */
export interface ChangeTarget {
  readonly id: string;
  readonly expected: string | null;
}

/** Changes a record; `expected` is the updatedAt the caller read: another one means somebody was faster (409). */
export async function update(
  resource: Resource,
  request: ResourceRequest,
  { id, expected }: ChangeTarget,
  body: RequestBody,
): Promise<Json> {
  await amend(resource, request, { id, expected }, body);
  return show(resource, request, id);
}

/** The same for who does not want the record afterwards: reading it again takes as long as a good part of the change. */
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

/** A change changes what was sent alone: the default of a field left out belongs to new records. */
const onlySent = (input: Json, sent: Json): Json =>
  Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(sent, name)));

/** Removes a record, its other locales included. */
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

/** The record as it is once nobody else can change it before the transaction ends. */
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

/** A row without its relations: the audit compares what a person typed, not whole trees. */
function plain(row: BaseRow | null): Json | null {
  if (row === null) return null;
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value !== 'object' || value === null || value instanceof Date),
  );
}

/** What is left of a record when its caller names the fields wanted; its id always. */
export function pick(record: Json, fields: readonly string[] | null): Json {
  if (fields === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'id' || fields.includes(name)));
}
