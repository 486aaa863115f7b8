import {
  createRecord,
  defineRoute,
  flagConditions,
  parseIfMatch,
  listQuery,
  listRecords,
  pickFields,
  removeRecord,
  showRecord,
  updateRecord,
  type Core,
  type Json,
  type Resource,
  type RouteRequest,
  type Where,
  emptyOutput,
  dataOutput,
  listOutput,
} from '@mayorista/kernel';
import type { UID } from '@strapi/strapi';
import { z, type ZodType } from 'zod';
import { formFields } from './form-fields';

type Query = Readonly<Record<string, unknown>>;
export type RecordRequest = RouteRequest<Json, Query>;

/** A noun whose calls have flags that need the database, files, or fields kept in other tables. */
export interface RecordCalls {
  readonly record: Resource;
  readonly label: string;
  /** The schema of a record with what `complete` adds. */
  readonly output: ZodType;
  readonly needs: { readonly read: string; readonly write: string };
  /** The documents' own flags as conditions. */
  readonly conditions: (strapi: Core.Strapi, query: Query) => Promise<Where[]>;
  /** Whether the list is answered whole (bulkAction). */
  readonly isWhole?: (query: Query) => boolean;
  /** Adds to records what their own row does not hold. */
  readonly complete: (strapi: Core.Strapi, records: readonly Json[], query: Query, locale: string) => Promise<Json[]>;
  /** Runs a write with the files that came beside it. */
  readonly withFiles: (request: RecordRequest, write: (input: Json) => Promise<Json>) => Promise<Json>;
}

const most = 2_000;
const anything = z.record(z.string(), z.unknown());

/** Every call of such a noun; the documents' forms send the update as a POST with `_method`. */
export const recordRoutes = (calls: RecordCalls) => [...readingRoutes(calls), ...writingRoutes(calls)];

function readingRoutes(calls: RecordCalls) {
  const { record, label, needs } = calls;
  const shared = { noun: record.noun, needs: needs.read, query: anything } as const;
  const { path } = record.definition;
  return [
    defineRoute({
      ...shared,
      method: 'GET',
      path,
      action: 'find',
      summary: `Listar: ${label}`,
      output: listOutput(calls.output),
      handle: (request) => listed(calls, request as RecordRequest),
    }),
    defineRoute({
      ...shared,
      method: 'GET',
      path: `${path}/:id`,
      action: 'findOne',
      summary: `Mostrar: ${label}`,
      output: dataOutput(calls.output),
      handle: (request) => shown(calls, request as RecordRequest, request.params.id ?? ''),
    }),
  ];
}

function writingRoutes(calls: RecordCalls) {
  const { record, label, needs } = calls;
  const shared = { noun: record.noun, needs: needs.write } as const;
  const { path } = record.definition;
  return [
    defineRoute({
      ...shared,
      method: 'POST',
      path,
      action: 'create',
      summary: `Crear: ${label}`,
      status: 201,
      input: anything,
      output: dataOutput(calls.output),
      async handle(given) {
        const request = given as RecordRequest;
        const { id } = await calls.withFiles(formRequest(request), (input) =>
          createRecord(record, request, { input, files: request.files }),
        );
        return shown(calls, request, String(id));
      },
    }),
    ...(['PUT', 'PATCH'] as const).map((method) =>
      defineRoute({
        ...shared,
        method,
        path: `${path}/:id`,
        action: 'update',
        summary: `Cambiar: ${label}`,
        input: anything,
        output: dataOutput(calls.output),
        handle: (request) => changed(calls, request as RecordRequest),
      }),
    ),
    defineRoute({
      ...shared,
      method: 'DELETE',
      path: `${path}/:id`,
      action: 'remove',
      summary: `Eliminar: ${label}`,
      output: emptyOutput,
      handle: async (request) => (
        await removeRecord(record, request, request.params.id ?? ''),
        { data: null, meta: {} }
      ),
    }),
  ];
}

/** A form sends everything as text; JSON is taken as it is. */
const formRequest = (request: RecordRequest): RecordRequest =>
  request.ctx.is('multipart/form-data', 'application/x-www-form-urlencoded')
    ? { ...request, input: formFields(request.input) }
    : request;

async function changed(calls: RecordCalls, request: RecordRequest) {
  const target = { id: request.params.id ?? '', expected: parseIfMatch(request.ctx) };
  const { id } = await calls.withFiles(formRequest(request), (input) =>
    updateRecord(calls.record, request, target, { input, files: request.files }),
  );
  return shown(calls, request, String(id));
}

async function shown({ record, complete }: RecordCalls, { strapi, actor, locale, query }: RecordRequest, id: string) {
  const [data] = await complete(strapi, [await showRecord(record, { strapi, actor, locale }, id)], query, locale);
  return { data, meta: {} };
}

async function listed(
  { record, conditions, isWhole, complete }: RecordCalls,
  { strapi, actor, locale, ctx, query }: RecordRequest,
) {
  const { attributes } = strapi.contentType(record.definition.uid as UID.ContentType);
  const asked = listQuery(ctx, record.definition, attributes);
  const whole = isWhole?.(query) === true ? { page: 1, pageSize: most, offset: 0 } : {};
  const page = await listRecords(
    record,
    { strapi, actor, locale },
    {
      ...asked,
      ...whole,
      where: [
        ...asked.where,
        ...flagConditions(ctx, record.definition, attributes),
        ...(await conditions(strapi, query)),
      ],
    },
  );
  // What completes a record is left out too when the caller names the fields wanted; the relations asked for are not.
  const wanted = asked.fields === null ? null : [...asked.fields, ...asked.populate];
  const data = (await complete(strapi, page.data, query, locale)).map((record) => pickFields(record, wanted));
  return { ...page, data };
}

/** A flag is on by its presence, unless it says no. */
export const isOn = (value: unknown): boolean => value !== undefined && !['', 'false', '0'].includes(String(value));
