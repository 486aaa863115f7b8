import { ApiError } from '../api-error';
import { filterOf } from '../query/run-search';
import { tablesOf } from '../storage/layout';
import type { SearchDocument } from '../storage/values';
import { documentsPage, fieldsOf, pageOfBody, pageOfParameters } from './document-page';
import { flagParameter, jsonBody, listParameter, objectBody, type EngineRequest } from './request';
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
  const skipCreation = flagParameter(call.parameters, 'skipCreation');
  const details = { receivedDocuments: documents.length, indexedDocuments: 0 };
  return call.core.tasks.run(call.taskOf('documentAdditionOrUpdate', call.part('uid'), details), () => ({
    ...details,
    indexedDocuments: call.core.documents.put(call.part('uid'), documents, { primaryKey, merge, skipCreation }),
  }));
}

function remove(call: RouteCall, ids: string[]) {
  const { core, part } = call;
  const details = { providedIds: ids.length, deletedDocuments: 0, originalFilter: null };
  return core.tasks.run(call.taskOf('documentDeletion', part('uid'), details), () => ({
    ...details,
    deletedDocuments: core.documents.remove(part('uid'), ids),
  }));
}

function removeByFilter(call: RouteCall) {
  const { core, part } = call;
  const { filter } = objectBody(call.request);
  if (filter === undefined) throw new ApiError('missing_document_filter', 'Missing field `filter`.');
  // At once, before the task: an empty filter is a mistake that would empty the index.
  if (isEmptyFilter(filter)) throw new ApiError('invalid_document_filter', 'Sending an empty filter is forbidden.');
  const details = { providedIds: 0, deletedDocuments: 0, originalFilter: JSON.stringify(filter) };
  return core.tasks.run(call.taskOf('documentDeletion', part('uid'), details), () => {
    const index = core.indexes.get(part('uid'));
    const condition = filterOf({ filter }, index, 'invalid_document_filter');
    if (condition === undefined) throw new ApiError('invalid_document_filter', 'Sending an empty filter is forbidden.');
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

function removeAll(call: RouteCall) {
  const { core, part } = call;
  const details = { providedIds: 0, deletedDocuments: 0, originalFilter: null };
  return core.tasks.run(call.taskOf('documentDeletion', part('uid'), details), () => ({
    ...details,
    deletedDocuments: core.documents.removeAll(part('uid')),
  }));
}

function fetchOne({ core, part, parameters }: RouteCall): SearchDocument {
  const { slot } = core.indexes.get(part('uid'));
  const row = core.db.get<{ body: string }>(`SELECT body FROM ${tablesOf(slot).docs} WHERE pk = ?`, [part('id')]);
  if (row === undefined) throw new ApiError('document_not_found', `Document \`${part('id')}\` not found.`);
  return fieldsOf(JSON.parse(row.body) as SearchDocument, listParameter(parameters, 'fields'));
}

const isEmptyFilter = (filter: unknown): boolean =>
  filter === null ||
  (typeof filter === 'string' && filter.trim() === '') ||
  (Array.isArray(filter) && filter.every(isEmptyFilter));

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
    answer: (call) => ok(documentsPage(call, pageOfBody(objectBody(call.request)))),
  },
  {
    method: 'GET',
    path: DOCUMENTS,
    action: 'documents.get',
    answer: (call) => ok(documentsPage(call, pageOfParameters(call.parameters))),
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
