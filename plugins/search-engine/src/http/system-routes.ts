import { ApiError } from '../api-error';
import { countParameter, objectBody } from './request';
import { ok, type Route, type RouteCall } from './route';

const VERSION = { commitSha: 'embedded', commitDate: 'embedded', pkgVersion: '1.0.0' };

/** The experiments of a server. None is here, so the answer to turning one on says that it is still off. */
const NO_FEATURES = Object.fromEntries(
  [
    'metrics',
    'logsRoute',
    'editDocumentsByFunction',
    'containsFilter',
    'network',
    'getTaskDocumentsRoute',
    'compositeEmbedders',
    'chatCompletions',
    'multimodal',
    'vectorStoreSetting',
    'foreignKeys',
    'dynamicSearchRules',
    'renderRoute',
  ].map((name) => [name, false]),
);

export const systemRoutes: Route[] = [
  { method: 'GET', path: 'health', action: null, answer: () => ok({ status: 'available' }) },
  { method: 'GET', path: 'version', action: 'version', answer: () => ok(VERSION) },
  { method: 'GET', path: 'stats', action: 'stats.get', answer: ({ core }) => ok(core.stats.all()) },
  {
    method: 'GET',
    path: 'indexes/:uid/stats',
    action: 'stats.get',
    answer: ({ core, part }) => ok(core.stats.of(core.indexes.get(part('uid')))),
  },
  { method: 'GET', path: 'experimental-features', action: 'experimental.get', answer: () => ok(NO_FEATURES) },
  {
    method: 'PATCH',
    path: 'experimental-features',
    action: 'experimental.update',
    isWrite: true,
    answer: ({ request }) => {
      const unknown = Object.keys(objectBody(request)).find((name) => !Object.hasOwn(NO_FEATURES, name));
      if (unknown !== undefined) throw new ApiError('bad_request', `Unknown field \`${unknown.slice(0, 50)}\`.`);
      return ok(NO_FEATURES);
    },
  },
  { method: 'GET', path: 'keys', action: 'keys.get', answer: (call) => ok(listOfKeys(call)) },
  { method: 'GET', path: 'keys/:key', action: 'keys.get', answer: ({ core, part }) => ok(core.keys.get(part('key'))) },
  {
    method: 'POST',
    path: 'keys',
    action: 'keys.create',
    isWrite: true,
    answer: ({ core, request }) => ({ status: 201, body: core.db.write(() => core.keys.create(objectBody(request))) }),
  },
  {
    method: 'PATCH',
    path: 'keys/:key',
    action: 'keys.update',
    isWrite: true,
    answer: ({ core, part, request }) => ok(core.db.write(() => core.keys.change(part('key'), objectBody(request)))),
  },
  {
    method: 'DELETE',
    path: 'keys/:key',
    action: 'keys.delete',
    isWrite: true,
    answer: ({ core, part }) => {
      core.db.write(() => core.keys.remove(part('key')));
      return { status: 204, body: undefined };
    },
  },
];

function listOfKeys({ core, parameters }: RouteCall) {
  const offset = countParameter(parameters, 'offset', 0, 'invalid_api_key_offset');
  const limit = countParameter(parameters, 'limit', 20, 'invalid_api_key_limit');
  const all = core.keys.findMany();
  return { results: all.slice(offset, offset + limit), offset, limit, total: all.length };
}
