import { ApiError } from '../api-error';
import { countParameter, listParameter, objectBody } from './request';
import { ok, type Route } from './route';

const VERSION = { commitSha: 'embedded', commitDate: 'embedded', pkgVersion: '1.0.0' };

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
  {
    method: 'GET',
    path: 'tasks',
    action: 'tasks.get',
    answer: ({ core, parameters }) =>
      ok(
        core.tasks.findMany({
          limit: countParameter(parameters, 'limit', 20),
          from: parameters.has('from') ? countParameter(parameters, 'from', 0) : undefined,
          statuses: listParameter(parameters, 'statuses'),
          types: listParameter(parameters, 'types'),
          indexUids: listParameter(parameters, 'indexUids'),
        }),
      ),
  },
  {
    method: 'GET',
    path: 'tasks/:uid',
    action: 'tasks.get',
    answer: ({ core, part }) => ok(core.tasks.get(part('uid'))),
  },
  { method: 'GET', path: 'keys', action: 'keys.get', answer: ({ core }) => ok(listOfKeys(core.keys.findMany())) },
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

const listOfKeys = <T>(results: T[]) => ({ results, offset: 0, limit: results.length, total: results.length });

export const noSuchRoute = (method: string, path: string[]): ApiError =>
  new ApiError('not_found', `No call ${method} /${path.join('/').slice(0, 100)}.`);
