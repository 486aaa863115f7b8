import { ApiError } from '../api-error';
import { parseFilter } from '../filter/filter-parser';
import { filterSql, type SqlCondition } from '../filter/filter-sql';
import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';
import type { KnownVocabulary } from '../vocabulary';
import type { BodyCache } from './body-cache';
import { ruleCriteria, type CandidateCache } from './candidate-cache';
import { distinctDocs } from './distinct';
import { facetsOf, type DocSource, type Facets } from './facets';
import { hitsOf, type Hit } from './hits';
import { needlesOf, type Needles } from './matched-spans';
import { pagingOf, type Paging } from './paging';
import type { TextReader } from './read-texts';
import { queryWords, type QueryWords } from './query-words';
import { absenceOf } from './absent';
import type { RankKeys } from './ranking/rank-keys';
import { ranked } from './ranking/ranked';
import { rankingScore, type ScoreContext } from './ranking/ranking-score';
import type { SearchQuery } from './search-query';
import { orderTerms, sortKeys, type SortKey } from './sort-sql';
import type { Dictionaries } from './dictionary';
import { collectWindow, countFurther, furtherMatches, type WindowRequest } from './window';

export interface SearchAnswer extends Partial<Facets> {
  hits: Hit[];
  query: string;
  processingTimeMs: number;
  [paging: string]: unknown;
}

interface Found {
  /** Documents in order, as far as they are known. */
  docs: number[];
  total: number;
  source: DocSource;
  needles: Needles;
  /** How the documents were ranked; of a search without words, nothing. */
  keys: Map<number, RankKeys>;
}

export interface SearchContext {
  db: SearchDatabase;
  dictionaries: Dictionaries;
  candidates: CandidateCache;
  bodies: BodyCache;
  reader: TextReader;
  vocabulary: KnownVocabulary;
}

/** Runs one search on one index, inside the caller's read transaction. */
export function runSearch(context: SearchContext, index: SearchIndex, query: SearchQuery): SearchAnswer {
  const started = performance.now();
  const { db } = context;
  const request = findRequest(context, index, query);
  const { words, paging } = request;
  const found = find(request, context);
  const unique = distinctDocs(db, index, query.distinct, found);
  const docs = unique.docs.slice(paging.offset, paging.offset + paging.limit);
  const facets = query.facets.length === 0 ? {} : facetsOf(db, index, query.facets, found.source);
  const { needles, keys } = found;
  const scores = { keys, context: scoreContext({ index, words }) };
  const hits = hitsOf(docs, { db, bodies: context.bodies, index, query, needles, scores });
  return {
    hits,
    query: query.q,
    processingTimeMs: Math.floor(performance.now() - started),
    ...paging.answer(unique.total),
    ...facets,
  };
}

/** The documents that a search finds, as a query with one column `doc`. */
export const searchedDocuments = (context: SearchContext, index: SearchIndex, query: SearchQuery): DocSource =>
  find(findRequest(context, index, query), context).source;

function findRequest(context: SearchContext, index: SearchIndex, query: SearchQuery): FindRequest {
  const words = queryWords(query.q, index.settings);
  return {
    db: context.db,
    index,
    query,
    filter: all([filterOf(query, index), absenceOf({ ...context, index }, words.excluded)]),
    words,
    sort: sortKeys(query.sort, index),
    paging: pagingOf(query, index.settings.pagination.maxTotalHits),
  };
}

const find = (request: FindRequest, context: SearchContext): Found =>
  request.words.words.length === 0 ? findAll(request, context) : findByWords(request, context);

const all = ([filter, absence]: (SqlCondition | undefined)[]): SqlCondition | undefined =>
  filter === undefined || absence === undefined
    ? (filter ?? absence)
    : { sql: `(${filter.sql} AND ${absence.sql})`, params: [...filter.params, ...absence.params] };

const scoreContext = ({ index, words }: Pick<FindRequest, 'index' | 'words'>): ScoreContext => ({
  settings: index.settings,
  words,
  attributes: index.layout.searchable.length,
});

interface FindRequest {
  db: SearchDatabase;
  index: SearchIndex;
  query: SearchQuery;
  filter?: SqlCondition;
  words: QueryWords;
  sort: SortKey[];
  paging: Paging;
}

/** The filter of a query as SQL over the index's facts; undefined when it asks nothing. A wrong one is refused with `code`. */
export function filterOf(
  query: Pick<SearchQuery, 'filter'>,
  index: SearchIndex,
  code = 'invalid_search_filter',
): SqlCondition | undefined {
  try {
    return conditionOf(query, index);
  } catch (error) {
    throw error instanceof ApiError ? new ApiError(code, error.message) : error;
  }
}

function conditionOf(
  { filter }: Pick<SearchQuery, 'filter'>,
  { settings, layout, slot }: SearchIndex,
): SqlCondition | undefined {
  const parsed = parseFilter(filter);
  if (parsed === undefined) return undefined;
  return filterSql(parsed, {
    filterable: settings.filterableAttributes,
    manyTable: tablesOf(slot).many,
    column: (attribute) => {
      const ordinal = layout.facts.indexOf(attribute);
      return ordinal < 0 ? undefined : { ordinal, hasLists: layout.lists.includes(ordinal) };
    },
  });
}

/** Without words: every document of the filter, in the order asked for. */
function findAll({ db, index, query, filter, sort, paging }: FindRequest, { reader }: SearchContext): Found {
  const { facts } = tablesOf(index.slot);
  const where = filter === undefined ? '' : `WHERE ${filter.sql}`;
  const params = filter?.params ?? [];
  const order = [...orderTerms([...sort, ...ruleCriteria(index)]), 'f.doc'].join(', ');
  const needed = distinctAttribute(query, index) === undefined ? paging.offset + paging.limit : -1;
  const docs = db.column<number>(`SELECT f.doc AS doc FROM ${facts} f ${where} ORDER BY ${order} LIMIT ?`, [
    ...params,
    needed,
  ]);
  const total = db.get<{ total: number }>(`SELECT count(*) AS total FROM ${facts} f ${where}`, params)?.total ?? 0;
  return {
    docs,
    total,
    source: { sql: `SELECT f.doc AS doc FROM ${facts} f ${where}`, params },
    needles: { terms: new Set(), prefixes: [], codes: [], reader },
    keys: new Map(),
  };
}

const distinctAttribute = (
  { distinct }: Pick<SearchQuery, 'distinct'>,
  { settings }: SearchIndex,
): string | undefined => distinct ?? settings.distinctAttribute ?? undefined;

function findByWords(
  { db, index, query, filter, words, sort, paging }: FindRequest,
  { dictionaries, candidates, reader, vocabulary }: SearchContext,
): Found {
  const dictionary = dictionaries.of(index);
  const allSort = [...sort, ...ruleCriteria(index)];
  const only = ordinalsOf(query.attributesToSearchOn, index);
  const request: WindowRequest = {
    db,
    index,
    dictionary,
    vocabulary,
    words,
    filter,
    sort: allSort,
    queryCriteria: sort.length,
    strategy: query.matchingStrategy,
    only,
    cache: candidates,
  };
  const window = collectWindow(request);
  // Documents with the same value of the distinct attribute are dropped afterwards: nobody knows how many.
  const isCut = distinctAttribute(query, index) === undefined && query.rankingScoreThreshold === undefined;
  const all = ranked({
    index,
    dictionary,
    words,
    window,
    sort: allSort,
    queryCriteria: sort.length,
    strategy: query.matchingStrategy,
    only,
    ordered: isCut ? paging.offset + paging.limit : undefined,
  });
  const threshold = query.rankingScoreThreshold ?? 0;
  const context = scoreContext({ index, words });
  const kept = threshold === 0 ? all : all.filter(({ keys }) => rankingScore(keys, context) >= threshold);
  const known = kept.map(({ doc }) => doc);
  // What was not ranked has no score: nobody knows whether it reaches a threshold.
  const overflow = threshold === 0 ? window.overflow : undefined;
  const rest = overflow === undefined ? undefined : { expression: overflow, seen: window.candidates };
  const needed = isCut ? paging.offset + paging.limit : paging.countTo;
  return {
    docs: rest === undefined ? known : [...known, ...furtherMatches(request, rest, needed - known.length)],
    total: known.length + (rest === undefined ? 0 : countFurther(request, rest, paging.countTo - known.length)),
    source: sourceOf(request, overflow, known),
    needles: needlesOf(
      window.alternatives,
      words.words.map(({ term }) => term),
      reader,
    ),
    keys: new Map(kept.map(({ doc, keys }) => [doc, keys])),
  };
}

function sourceOf({ index, filter }: WindowRequest, overflow: string | undefined, kept: number[]): DocSource {
  const known: DocSource = { sql: 'SELECT value AS doc FROM json_each(?)', params: [JSON.stringify(kept)] };
  if (overflow === undefined) return known;
  const { words, facts } = tablesOf(index.slot);
  const condition = filter === undefined ? '' : `AND ${filter.sql}`;
  return {
    sql: `SELECT w.rowid AS doc FROM ${words} w CROSS JOIN ${facts} f ON f.doc = w.rowid WHERE w.${words} MATCH ? ${condition} UNION ALL ${known.sql}`,
    params: [overflow, ...(filter?.params ?? []), ...known.params],
  };
}

function ordinalsOf(names: string[] | undefined, { layout }: SearchIndex): Set<number> | undefined {
  if (names === undefined || names.includes('*')) return undefined;
  return new Set(
    names.map((name) => {
      const ordinal = layout.searchable.indexOf(name);
      if (ordinal >= 0) return ordinal;
      throw new ApiError(
        'invalid_search_attributes_to_search_on',
        `Attribute \`${name.slice(0, 80)}\` is not searchable.`,
      );
    }),
  );
}
