import { z } from 'zod';
import { ApiError } from '../api-error';
import { filterOf } from '../query/run-search';
import { orderTerms, sortKeys } from '../query/sort-sql';
import { tablesOf } from '../storage/layout';
import type { SearchDocument } from '../storage/values';
import { countParameter, listParameter } from './request';
import type { RouteCall } from './route';

/** What is asked of the documents of an index, without a search. */
export interface PageRequest {
  offset: number;
  limit: number;
  fields?: string[];
  filter?: unknown;
  ids?: string[];
  sort: string[];
}

const count = z.int().nonnegative();
const names = z.array(z.string()).nullish();

/** Each field of a body: what it may be. The end of an error's code is the name of the field. */
const FIELDS = {
  offset: count.nullish(),
  limit: count.nullish(),
  fields: names,
  ids: z.array(z.union([z.string(), z.int()])).nullish(),
  sort: names,
  filter: z.unknown(),
  retrieveVectors: z.literal(false).nullish(),
};

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads the body of POST `documents/fetch`. */
export function pageOfBody(body: Record<string, unknown>): PageRequest {
  for (const [name, value] of Object.entries(body)) {
    if (!isField(name)) throw new ApiError('bad_request', `Unknown field \`${name.slice(0, 50)}\`.`);
    if (!FIELDS[name].safeParse(value).success)
      throw new ApiError(`invalid_document_${snakeCase(name)}`, `Invalid value at \`.${name}\`.`);
  }
  const { offset, limit, fields, ids, sort, filter } = body as Record<string, never>;
  return {
    offset: offset ?? 0,
    limit: limit ?? 20,
    fields: fields ?? undefined,
    filter,
    ids: (ids as (string | number)[] | null | undefined)?.map(String),
    sort: sort ?? [],
  };
}

/** Reads the parameters of GET `documents`. */
export const pageOfParameters = (parameters: URLSearchParams): PageRequest => ({
  offset: countParameter(parameters, 'offset', 0, 'invalid_document_offset'),
  limit: countParameter(parameters, 'limit', 20, 'invalid_document_limit'),
  fields: listParameter(parameters, 'fields'),
  filter: parameters.get('filter') ?? undefined,
  ids: listParameter(parameters, 'ids'),
  sort: listParameter(parameters, 'sort') ?? [],
});

/** Returns a page of the documents of an index: those of the filter and of the identifiers, in the order asked for. */
export function documentsPage({ core, part }: RouteCall, request: PageRequest) {
  const { offset, limit, fields, ids, sort } = request;
  const index = core.indexes.get(part('uid'));
  const { docs, facts } = tablesOf(index.slot);
  const filter = filterOf(request, index, 'invalid_document_filter');
  const conditions = [
    ...(filter === undefined ? [] : [filter]),
    ...(ids === undefined ? [] : [{ sql: 'd.pk IN (SELECT value FROM json_each(?))', params: [JSON.stringify(ids)] }]),
  ];
  const where = ['1', ...conditions.map(({ sql }) => sql)].join(' AND ');
  const params = conditions.flatMap((condition) => condition.params);
  const source = `${docs} d JOIN ${facts} f ON f.doc = d.doc WHERE ${where}`;
  const order = [...orderTerms(sortKeys(sort, index, 'invalid_document_sort')), 'd.doc'].join(', ');
  const rows = core.db.all<{ body: string }>(`SELECT d.body FROM ${source} ORDER BY ${order} LIMIT ? OFFSET ?`, [
    ...params,
    limit,
    offset,
  ]);
  const total = core.db.get<{ total: number }>(`SELECT count(*) AS total FROM ${source}`, params)?.total ?? 0;
  return {
    results: rows.map(({ body }) => fieldsOf(JSON.parse(body) as SearchDocument, fields)),
    offset,
    limit,
    total,
  };
}

/** The document with the fields named, all of them unless told. */
export function fieldsOf(document: SearchDocument, fields: string[] | undefined): SearchDocument {
  if (fields === undefined || fields.includes('*')) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name)));
}
