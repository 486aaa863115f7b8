import { ApiError } from '../api-error';
import { changedSettings, defaultSettings } from '../storage/settings';
import type { SearchIndex } from '../storage/indexes';
import { countParameter, jsonBody, objectBody } from './request';
import { accepted, ok, type Route, type RouteCall } from './route';

const view = ({ uid, primaryKey, createdAt, updatedAt }: SearchIndex) => ({ uid, primaryKey, createdAt, updatedAt });

function list({ core, parameters }: RouteCall) {
  const [offset, limit] = [countParameter(parameters, 'offset', 0), countParameter(parameters, 'limit', 20)];
  const all = core.indexes.findMany();
  return { results: all.slice(offset, offset + limit).map(view), offset, limit, total: all.length };
}

function create({ core, request }: RouteCall) {
  const { uid, primaryKey = null } = objectBody(request);
  if (typeof uid !== 'string') throw new ApiError('missing_index_uid', 'Missing field `uid`.');
  if (primaryKey !== null && typeof primaryKey !== 'string')
    throw new ApiError('invalid_index_primary_key', 'Invalid value for `primaryKey`.');
  return core.tasks.run({ type: 'indexCreation', indexUid: uid, details: { primaryKey } }, () => {
    core.indexes.create(uid, primaryKey);
    return {};
  });
}

function update({ core, request, part }: RouteCall) {
  const { primaryKey } = objectBody(request);
  if (typeof primaryKey !== 'string')
    throw new ApiError('invalid_index_primary_key', 'Invalid value for `primaryKey`.');
  return core.tasks.run({ type: 'indexUpdate', indexUid: part('uid'), details: { primaryKey } }, () => {
    const index = core.indexes.get(part('uid'));
    const hasDocuments = core.stats.documents(index.slot) > 0;
    if (index.primaryKey !== null && index.primaryKey !== primaryKey && hasDocuments) {
      throw new ApiError('index_primary_key_already_exists', `Index \`${index.uid}\` already has a primary key.`);
    }
    core.indexes.change(index.uid, { primaryKey });
    return {};
  });
}

function swap({ core, request }: RouteCall) {
  const swaps = jsonBody(request);
  if (!Array.isArray(swaps)) throw new ApiError('bad_request', 'Expected an array of swaps.');
  const pairs = swaps.map((item: { indexes?: unknown }) => {
    const isPair =
      Array.isArray(item.indexes) && item.indexes.length === 2 && item.indexes.every((uid) => typeof uid === 'string');
    if (!isPair) throw new ApiError('invalid_swap_indexes', 'Two index names are needed for each swap.');
    return item.indexes as [string, string];
  });
  return core.tasks.run({ type: 'indexSwap', indexUid: null, details: { swaps } }, () => {
    for (const [left, right] of pairs) core.indexes.swap(left, right);
    return {};
  });
}

function changeSettings({ core, part }: RouteCall, change: unknown, details: Record<string, unknown>) {
  return core.tasks.run({ type: 'settingsUpdate', indexUid: part('uid'), details }, () => {
    const index = core.indexes.find(part('uid')) ?? core.indexes.create(part('uid'), null);
    core.documents.changeSettings(index.uid, changedSettings(index.settings, change));
    return {};
  });
}

const nulls = (): Record<string, null> =>
  Object.fromEntries(Object.keys(defaultSettings()).map((name) => [name, null]));

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
    answer: ({ core, part }) => ok(view(core.indexes.get(part('uid')))),
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
    answer: ({ core, part }) =>
      accepted(
        core.tasks.run({ type: 'indexDeletion', indexUid: part('uid'), details: {} }, () => {
          const deletedDocuments = core.stats.documents(core.indexes.get(part('uid')).slot);
          core.indexes.remove(part('uid'));
          return { deletedDocuments };
        }),
      ),
  },
  {
    method: 'POST',
    path: 'swap-indexes',
    action: 'indexes.swap',
    isWrite: true,
    answer: (call) => accepted(swap(call)),
  },
  {
    method: 'GET',
    path: 'indexes/:uid/settings',
    action: 'settings.get',
    answer: ({ core, part }) => ok(core.indexes.get(part('uid')).settings),
  },
  {
    method: 'PATCH',
    path: 'indexes/:uid/settings',
    action: 'settings.update',
    isWrite: true,
    answer: (call) => {
      const change = objectBody(call.request);
      // Checked before the task too: a wrong setting is answered 400 at once, as a real server does.
      changedSettings(defaultSettings(), change);
      return accepted(changeSettings(call, change, change));
    },
  },
  {
    method: 'DELETE',
    path: 'indexes/:uid/settings',
    action: 'settings.update',
    isWrite: true,
    answer: (call) => accepted(changeSettings(call, nulls(), {})),
  },
];
