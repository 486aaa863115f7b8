import { ApiError } from '../api-error';
import type { SearchIndex } from '../storage/indexes';
import { countParameter, jsonBody, objectBody } from './request';
import { accepted, ok, type Route, type RouteCall } from './route';

/** An index whose tables an earlier version derived, or another vocabulary, also says so: it answers, and should be made anew. */
const viewOf = ({ core }: RouteCall, index: SearchIndex) => {
  const { uid, primaryKey, createdAt, updatedAt } = index;
  return { uid, primaryKey, createdAt, updatedAt, ...(core.indexes.isOutdated(index) ? { isOutdated: true } : {}) };
};

function list(call: RouteCall) {
  const { core, parameters } = call;
  const [offset, limit] = [countParameter(parameters, 'offset', 0), countParameter(parameters, 'limit', 20)];
  const all = core.indexes.findMany();
  return {
    results: all.slice(offset, offset + limit).map((index) => viewOf(call, index)),
    offset,
    limit,
    total: all.length,
  };
}

const INDEX_UID = /^[A-Za-z0-9_-]{1,400}$/;

function checkedUid(uid: string): string {
  if (INDEX_UID.test(uid)) return uid;
  throw new ApiError(
    'invalid_index_uid',
    `\`${uid.slice(0, 50)}\` is not a valid index uid: letters, digits, hyphens and underscores, at most 400.`,
  );
}

function create(call: RouteCall) {
  const { core, request } = call;
  const { uid, primaryKey = null } = objectBody(request);
  if (typeof uid !== 'string') throw new ApiError('missing_index_uid', 'Missing field `uid`.');
  checkedUid(uid);
  if (primaryKey !== null && typeof primaryKey !== 'string')
    throw new ApiError('invalid_index_primary_key', 'Invalid value for `primaryKey`.');
  return core.tasks.run(call.taskOf('indexCreation', uid, { primaryKey }), () => {
    core.indexes.create(uid, primaryKey);
    return {};
  });
}

/** Gives an index another name or, while it is empty, another primary key. */
function update(call: RouteCall) {
  const { core, request, part } = call;
  const { primaryKey, uid } = objectBody(request);
  if (primaryKey !== undefined && primaryKey !== null && typeof primaryKey !== 'string')
    throw new ApiError('invalid_index_primary_key', 'Invalid value for `primaryKey`.');
  if (uid !== undefined && uid !== null && typeof uid !== 'string')
    throw new ApiError('invalid_index_uid', 'Invalid value for `uid`.');
  if (typeof uid === 'string') checkedUid(uid);
  return core.tasks.run(call.taskOf('indexUpdate', part('uid'), { primaryKey, uid }), () => {
    const index = core.indexes.get(part('uid'));
    if (typeof primaryKey === 'string') {
      const hasDocuments = core.stats.documents(index.slot) > 0;
      if (index.primaryKey !== null && index.primaryKey !== primaryKey && hasDocuments)
        throw new ApiError('index_primary_key_already_exists', `Index \`${index.uid}\` already has a primary key.`);
      core.indexes.change(index.uid, { primaryKey });
    }
    if (typeof uid === 'string') core.indexes.rename(index.uid, uid);
    return {};
  });
}

interface Swap {
  indexes: [string, string];
  /** Gives the first index the name of the second, which must be free. */
  rename: boolean;
}

function checkedSwap(item: unknown): Swap {
  const { indexes, rename = false } = (item ?? {}) as { indexes?: unknown; rename?: unknown };
  const isPair = Array.isArray(indexes) && indexes.length === 2 && indexes.every((uid) => typeof uid === 'string');
  if (!isPair) throw new ApiError('invalid_swap_indexes', 'Two index names are needed for each swap.');
  if (typeof rename !== 'boolean') throw new ApiError('invalid_swap_rename', 'Invalid value for `rename`.');
  return { indexes: indexes as [string, string], rename };
}

function swap(call: RouteCall) {
  const body = jsonBody(call.request);
  if (!Array.isArray(body)) throw new ApiError('bad_request', 'Expected an array of swaps.');
  const swaps = body.map(checkedSwap);
  const names = swaps.flatMap(({ indexes }) => indexes);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new ApiError('invalid_swap_duplicate_index_found', `Index \`${twice}\` is named more than once.`);
  const { core } = call;
  return core.tasks.run(call.taskOf('indexSwap', null, { swaps }), () => {
    for (const { indexes, rename } of swaps)
      if (rename) core.indexes.rename(...indexes);
      else core.indexes.swap(...indexes);
    return {};
  });
}

function remove(call: RouteCall) {
  const { core, part } = call;
  return core.tasks.run(call.taskOf('indexDeletion', part('uid'), {}), () => {
    const deletedDocuments = core.stats.documents(core.indexes.get(part('uid')).slot);
    core.indexes.remove(part('uid'));
    return { deletedDocuments };
  });
}

export const indexRoutes: Route[] = [
  { method: 'GET', path: 'indexes', action: 'indexes.get', answer: (call) => ok(list(call)) },
  {
    method: 'POST',
    path: 'indexes',
    action: 'indexes.create',
    isWrite: true,
    answer: (call) => accepted(create(call)),
  },
  {
    method: 'GET',
    path: 'indexes/:uid',
    action: 'indexes.get',
    answer: (call) => ok(viewOf(call, call.core.indexes.get(call.part('uid')))),
  },
  {
    method: 'PATCH',
    path: 'indexes/:uid',
    action: 'indexes.update',
    isWrite: true,
    answer: (call) => accepted(update(call)),
  },
  {
    method: 'DELETE',
    path: 'indexes/:uid',
    action: 'indexes.delete',
    isWrite: true,
    answer: (call) => accepted(remove(call)),
  },
  {
    method: 'POST',
    path: 'swap-indexes',
    action: 'indexes.swap',
    isWrite: true,
    answer: (call) => accepted(swap(call)),
  },
];
