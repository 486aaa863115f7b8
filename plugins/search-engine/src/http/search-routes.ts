import { ApiError } from '../api-error';
import { facetSearch } from '../query/facet-search';
import { runSearch } from '../query/run-search';
import { checkedQuery } from '../query/search-query';
import { restrictedFilter } from '../access/access';
import { objectBody } from './request';
import { ok, type Route, type RouteCall } from './route';

function search({ core, access }: RouteCall, uid: string, body: Record<string, unknown>): Record<string, unknown> {
  const query = checkedQuery({ ...body, filter: restrictedFilter(access, uid, body['filter']) });
  return runSearch(core, core.indexes.get(uid), query);
}

function multiSearch(call: RouteCall): Record<string, unknown> {
  const { queries, federation } = objectBody(call.request);
  if (federation !== undefined && federation !== null)
    throw new ApiError('bad_request', 'Federated searches are not available.');
  if (!Array.isArray(queries)) throw new ApiError('missing_multi_search_queries', 'Missing field `queries`.');
  const results = queries.map((query: unknown, at) => {
    const isQuery =
      typeof query === 'object' && query !== null && 'indexUid' in query && typeof query.indexUid === 'string';
    if (!isQuery) throw new ApiError('missing_index_uid', `Missing field \`indexUid\` inside \`.queries[${at}]\`.`);
    const uid = query.indexUid as string;
    return { indexUid: uid, ...inQuery(at, () => search(call, uid, query as Record<string, unknown>)) };
  });
  return { results };
}

/** The first bad query fails the whole call and says which it is. */
function inQuery<T>(at: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`);
    throw error;
  }
}

/** The parameters of a GET search, where everything is text and lists are joined by commas. */
function bodyOfParameters(parameters: URLSearchParams): Record<string, unknown> {
  const lists = new Set([
    'facets',
    'sort',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToCrop',
    'attributesToSearchOn',
  ]);
  const numbers = new Set(['offset', 'limit', 'page', 'hitsPerPage', 'cropLength', 'rankingScoreThreshold']);
  const flags = new Set(['showRankingScore', 'showRankingScoreDetails', 'showMatchesPosition', 'retrieveVectors']);
  return Object.fromEntries(
    [...parameters].map(([name, value]) => {
      if (lists.has(name)) return [name, value.split(',')];
      if (numbers.has(name)) return [name, Number(value)];
      return [name, flags.has(name) ? value === 'true' : value];
    }),
  );
}

export const searchRoutes: Route[] = [
  { method: 'POST', path: 'multi-search', action: 'search', answer: (call) => ok(multiSearch(call)) },
  {
    method: 'POST',
    path: 'indexes/:uid/search',
    action: 'search',
    answer: (call) => ok(search(call, call.part('uid'), objectBody(call.request))),
  },
  {
    method: 'GET',
    path: 'indexes/:uid/search',
    action: 'search',
    answer: (call) => ok(search(call, call.part('uid'), bodyOfParameters(call.parameters))),
  },
  {
    method: 'POST',
    path: 'indexes/:uid/facet-search',
    action: 'search',
    answer: (call) => {
      const body = objectBody(call.request);
      const filter = restrictedFilter(call.access, call.part('uid'), body['filter']);
      return ok(facetSearch(call.core, call.core.indexes.get(call.part('uid')), { ...body, filter }));
    },
  },
];
