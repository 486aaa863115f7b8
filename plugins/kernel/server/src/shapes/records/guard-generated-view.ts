import type { Core } from '@strapi/strapi';
import type { ZodType } from 'zod';
import { fieldKey, type Shape } from '../../../../shared/shape';
import { publicId } from '../../audit/audit-panel';
import { NotFoundError } from '../../errors/refusal';
import { parseInput } from '../../errors/zod-refusals';
import { getActor } from '../../permissions/actor-of';
import type { Actor } from '../../permissions/actor';
import { registerRowScope, type RowScope } from '../../resources/row-scopes';
import { getKnex, inTransaction, type Tx } from '../../transactions/in-transaction';
import { hasGeneratedView } from '../types/view-config';
import { givenValues, newValues, typedValues } from './input';
import { lockRecord, scopedRows } from './record.store';
import type { DefinedRecord, Row } from './record.types';
import type { Values } from './row-values';
import { assertValid } from './validate';
import { writeConsequences } from './write-record';

const registries = new WeakMap<Core.Strapi, Map<string, DefinedRecord>>();

/** Registers records shown in Strapi's generated views, so that these views reject what the API rejects. */
export function registerGeneratedViews(strapi: Core.Strapi, records: readonly DefinedRecord[]): void {
  const registry = registries.get(strapi) ?? new Map<string, DefinedRecord>();
  registries.set(strapi, registry);
  for (const record of records) {
    if (!hasGeneratedView(record.shape)) continue;
    registry.set(record.shape.uid, record);
    if (record.rules.scope !== undefined) registerRowScope(strapi, record.shape.uid, rowsInScope(record));
  }
}

/** Returns the scope of a record as a condition on its rows; without one where the actor reaches all of them. */
const rowsInScope =
  (record: DefinedRecord): RowScope =>
  (actor, strapi) => {
    const { table } = record.shape;
    const rows = scopedRows(record, { strapi }, actor);
    return rows.toString() === getKnex(strapi)(table).toString() ? {} : { id: { $in: rows.select(`${table}.id`) } };
  };

type Action = 'create' | 'update' | 'delete';
const isGuarded = (action: string): action is Action => ['create', 'update', 'delete'].includes(action);

/**
 * Checks creations and changes of the generated views by the API's schema, rules and references, stores values as the schema converts
 * them, and carries out what follows from a write.
 */
export function guardGeneratedViews(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const record = registries.get(strapi)?.get(context.uid);
    const { action } = context;
    if (record === undefined || !isGuarded(action)) return next();
    if (request === undefined || !request.path.startsWith('/content-manager/')) return next();
    const { data, documentId } = context.params as { data: Values; documentId?: string };
    return inTransaction(strapi, async (tx) => {
      const actor = getActor(request);
      const before = documentId === undefined ? null : await lockDocument(record, tx, actor, documentId);
      if (action !== 'delete')
        Object.assign(
          data,
          before === null
            ? await checkNew(record, tx, actor, data)
            : await checkChange(record, tx, actor, { data, current: before }),
        );
      const result = await next();
      const id = before?.id ?? (result as { readonly id: number }).id;
      if (action !== 'delete') await writeConsequences(record, tx, actor, { id, before });
      else if (before !== null) await record.rules.afterWrite?.({ tx, actor, before, after: null });
      return result;
    });
  });
}

/** Locks the record of a document. Throws NotFoundError when there is none for the actor. */
async function lockDocument(record: DefinedRecord, tx: Tx, actor: Actor, documentId: string): Promise<Row> {
  const id = await publicId(tx.strapi, record.shape.uid as never, documentId);
  const current = id === null ? null : await lockRecord(record, tx, id, actor);
  if (current === null) throw new NotFoundError();
  return current;
}

async function checkNew(record: DefinedRecord, tx: Tx, actor: Actor, data: Readonly<Values>): Promise<Values> {
  const { shape, rules, schemas } = record;
  const given = newValues(shape, givenValues(shape, parseForm(schemas.create, shape, data)));
  const values = { ...given, ...rules.initial?.({ actor, given }) };
  await assertValid(record, tx, actor, { values, given: values, uploads: [], before: null });
  return values;
}

interface FormChange {
  readonly data: Readonly<Values>;
  readonly current: Row;
}

async function checkChange(
  record: DefinedRecord,
  tx: Tx,
  actor: Actor,
  { data, current }: FormChange,
): Promise<Values> {
  const { shape, schemas } = record;
  const given = givenValues(shape, parseForm(schemas.change, shape, data));
  const values = { ...typedValues(shape, current), ...given };
  await assertValid(record, tx, actor, { values, given, uploads: [], before: current });
  return given;
}

/** Parses the fields of the shape alone: forms also send fields of Strapi (locale, authors). An emptied field is null in a form. */
const parseForm = (schema: ZodType<Values>, { fields }: Shape, data: Readonly<Values>): Values =>
  parseInput(
    schema,
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const value = data[fieldKey(name, field)];
        const isLeftOut = value === undefined || (value === null && field.presence !== 'optional');
        return field.writable === 'read-only' || isLeftOut ? [] : [[fieldKey(name, field), value]];
      }),
    ),
  );
