import { ApiError } from '../api-error';
import { filterOf } from '../query/run-search';
import { tablesOf } from '../storage/layout';
import type { SearchDocument } from '../storage/values';
import { countParameter, jsonBody, listParameter, objectBody, type EngineRequest } from './request';
import { accepted, ok, type Route, type RouteCall } from './route';

const isDocument = (value: unknown): value is SearchDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The documents of a body: a JSON array, one object, or an object a line. */
function documentsOf(request: EngineRequest): SearchDocument[] {
  if (request.contentType.includes('csv'))
    throw new ApiError('invalid_content_type', 'CSV documents are not available; send JSON or NDJSON.');
  const items = request.contentType.includes('ndjson') ? linesOf(request) : [jsonBody(request)].flat();
  if (!items.every(isDocument)) throw new ApiError('malformed_payload', 'Every document must be an object.');
  return items;
}

const linesOf = (request: EngineRequest): unknown[] =>
  request.body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => jsonBody({ ...request, body: line }));

function put(call: RouteCall, merge: boolean) {
  const documents = documentsOf(call.request);
  const primaryKey = call.parameters.get('primaryKey') ?? undefined;
  const details = { receivedDocuments: documents.length, indexedDocuments: 0 };
  return call.core.tasks.run({ type: 'documentAdditionOrUpdate', indexUid: call.part('uid'), details }, () => ({
    ...details,
    indexedDocuments: call.core.documents.put(call.part('uid'), documents, { primaryKey, merge }),
  }));
}

function remove({ core, part }: RouteCall, ids: string[]) {
  const details = { providedIds: ids.length, deletedDocuments: 0, originalFilter: null };
  return core.tasks.run({ type: 'documentDeletion', indexUid: part('uid'), details }, () => ({
    ...details,
    deletedDocuments: core.documents.remove(part('uid'), ids),
  }));
}

function removeByFilter({ core, part, request }: RouteCall) {
  const { filter } = objectBody(request);
  const details = { providedIds: 0, deletedDocuments: 0, originalFilter: JSON.stringify(filter) };
  return core.tasks.run({ type: 'documentDeletion', indexUid: part('uid'), details }, () => {
    const index = core.indexes.get(part('uid'));
    const condition = filterOf({ filter }, index);
    if (condition === undefined) throw new ApiError('missing_document_filter', 'Missing field `filter`.');
    const { docs, facts } = tablesOf(index.slot);
    const rows = core.db.all<{ pk: string }>(
      `SELECT d.pk FROM ${docs} d JOIN ${facts} f ON f.doc = d.doc WHERE ${condition.sql}`,
      condition.params,
    );
    return {
      ...details,
      deletedDocuments: core.documents.remove(
        index.uid,
        rows.map(({ pk }) => pk),
      ),
    };
  });
}

function removeAll({ core, part }: RouteCall) {
  const details = { providedIds: 0, deletedDocuments: 0, originalFilter: null };
  return core.tasks.run({ type: 'documentDeletion', indexUid: part('uid'), details }, () => ({
    ...details,
    deletedDocuments: core.documents.removeAll(part('uid')),
  }));
}

interface FetchRequest {
  offset: number;
  limit: number;
  fields?: string[];
  filter?: unknown;
}

function fetch({ core, part }: RouteCall, { offset, limit, fields, filter }: FetchRequest) {
  const index = core.indexes.get(part('uid'));
  const { docs, facts } = tablesOf(index.slot);
  const condition = filterOf({ filter }, index);
  const source = `${docs} d JOIN ${facts} f ON f.doc = d.doc ${condition === undefined ? '' : `WHERE ${condition.sql}`}`;
  const params = condition?.params ?? [];
  const rows = core.db.all<{ body: string }>(`SELECT d.body FROM ${source} ORDER BY d.doc LIMIT ? OFFSET ?`, [
    ...params,
    limit,
    offset,
  ]);
  const total = core.db.get<{ total: number }>(`SELECT count(*) AS total FROM ${source}`, params)?.total ?? 0;
  return {
    results: rows.map(({ body }) => onlyFields(JSON.parse(body) as SearchDocument, fields)),
    offset,
    limit,
    total,
  };
}

function onlyFields(document: SearchDocument, fields: string[] | undefined): SearchDocument {
  if (fields === undefined || fields.includes('*')) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name)));
}

function fetchOne({ core, part, parameters }: RouteCall): SearchDocument {
  const { slot } = core.indexes.get(part('uid'));
  const row = core.db.get<{ body: string }>(`SELECT body FROM ${tablesOf(slot).docs} WHERE pk = ?`, [part('id')]);
  if (row === undefined) throw new ApiError('document_not_found', `Document \`${part('id')}\` not found.`);
  return onlyFields(JSON.parse(row.body) as SearchDocument, listParameter(parameters, 'fields'));
}

function fetchRequestOf(body: Record<string, unknown>): FetchRequest {
  const { offset = 0, limit = 20, fields, filter } = body;
  const isValid =
    Number.isSafeInteger(offset) &&
    Number.isSafeInteger(limit) &&
    (fields === undefined || fields === null || Array.isArray(fields));
  if (!isValid) throw new ApiError('bad_request', 'Invalid `offset`, `limit` or `fields`.');
  return {
    offset: offset as number,
    limit: limit as number,
    fields: (fields ?? undefined) as string[] | undefined,
    filter,
  };
}

function idsOf(request: EngineRequest): string[] {
  const ids = jsonBody(request);
  if (!Array.isArray(ids)) throw new ApiError('bad_request', 'Expected an array of identifiers.');
  return ids.map(String);
}

const DOCUMENTS = 'indexes/:uid/documents';

export const documentRoutes: Route[] = [
  {
    method: 'POST',
    path: DOCUMENTS,
    action: 'documents.add',
    isWrite: true,
    answer: (call) => accepted(put(call, false)),
  },
  {
    method: 'PUT',
    path: DOCUMENTS,
    action: 'documents.add',
    isWrite: true,
    answer: (call) => accepted(put(call, true)),
  },
  {
    method: 'DELETE',
    path: DOCUMENTS,
    action: 'documents.delete',
    isWrite: true,
    answer: (call) => accepted(removeAll(call)),
  },
  {
    method: 'POST',
    path: `${DOCUMENTS}/delete-batch`,
    action: 'documents.delete',
    isWrite: true,
    answer: (call) => accepted(remove(call, idsOf(call.request))),
  },
  {
    method: 'POST',
    path: `${DOCUMENTS}/delete`,
    action: 'documents.delete',
    isWrite: true,
    answer: (call) => accepted(removeByFilter(call)),
  },
  {
    method: 'POST',
    path: `${DOCUMENTS}/fetch`,
    action: 'documents.get',
    answer: (call) => ok(fetch(call, fetchRequestOf(objectBody(call.request)))),
  },
  {
    method: 'GET',
    path: DOCUMENTS,
    action: 'documents.get',
    answer: (call) =>
      ok(
        fetch(call, {
          offset: countParameter(call.parameters, 'offset', 0),
          limit: countParameter(call.parameters, 'limit', 20),
          fields: listParameter(call.parameters, 'fields'),
        }),
      ),
  },
  { method: 'GET', path: `${DOCUMENTS}/:id`, action: 'documents.get', answer: (call) => ok(fetchOne(call)) },
  {
    method: 'DELETE',
    path: `${DOCUMENTS}/:id`,
    action: 'documents.delete',
    isWrite: true,
    answer: (call) => accepted(remove(call, [call.part('id')])),
  },
];
