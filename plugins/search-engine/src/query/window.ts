import type { SqlCondition } from '../filter/filter-sql';
import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { codeOrdinal, tablesOf, textOrdinals } from '../storage/layout';
import type { KnownVocabulary } from '../vocabulary';
import { alternativesOf, tolerantOrdinals, typoAlternatives, type Alternative } from './alternatives';
import type { CodeHit } from './ranking/best-path';
import type { Candidate, CandidateCache } from './candidate-cache';
import { codeHits } from './codes';
import type { Dictionary } from './dictionary';
import { matchExpression } from './match-expression';
import type { QueryWords } from './query-words';
import { orderTerms, type SortKey } from './sort-sql';

/** Documents ranked by the rules; the rest of a very wide query keeps the order of the index. */
const WINDOW = 1_000;

/** Documents ranked while only the first letters of one word are known: the order hardly means anything yet. */
const SHORT_WINDOW = 250;
const SHORT_WORD = 3;

/** While fewer documents say all the words, the last word is dropped (matchingStrategy `last`): as many as a long page shows. */
const ENOUGH = 60;

export interface WindowRequest {
  db: SearchDatabase;
  index: SearchIndex;
  dictionary: Dictionary;
  vocabulary: KnownVocabulary;
  words: QueryWords;
  filter?: SqlCondition;
  /** Criteria of the query first, then those of the ranking rules. */
  sort: SortKey[];
  queryCriteria: number;
  strategy: 'last' | 'all' | 'frequency';
  /** Ordinals to search in, when the query names them. */
  only?: Set<number>;
  cache: CandidateCache;
}

export interface Window {
  candidates: Candidate[];
  codes: Map<number, CodeHit[]>;
  alternatives: Alternative[];
  /** The expression of all that matches, when that is more than the window holds. */
  overflow?: string;
}

interface Collected {
  docs: Set<number>;
  overflow?: string;
}

/** The documents worth ranking for a query of words: by code, then without typos, then with typos, then with fewer words. */
export function collectWindow(request: WindowRequest): Window {
  const { words, strategy, dictionary, index } = request;
  const context = {
    settings: index.settings,
    dictionary,
    vocabulary: request.vocabulary,
    tolerant: tolerantOrdinals(index),
  };
  const exact = alternativesOf(words, context);
  const searchesCodes = request.only === undefined || request.only.has(codeOrdinal(index.layout));
  const isAskedFor = request.only?.size === 1;
  const codes = searchesCodes
    ? codeHits(request.db, index, words, { filter: request.filter, isAskedFor })
    : new Map<number, CodeHit[]>();
  const found: Collected = { docs: new Set(codes.keys()) };
  const least = strategy === 'all' ? words.words.length : 1;
  let typos: Alternative[] | undefined;
  for (let count = words.words.length; count >= least; count -= 1) {
    addMatches(request, matchExpression(exact, count, dictionary), found);
    if (found.overflow === undefined) {
      typos ??= typoAlternatives(words, context);
      if (typos.length > 0) addMatches(request, matchExpression([...exact, ...typos], count, dictionary), found);
    }
    if (found.docs.size >= ENOUGH) break;
  }
  return {
    candidates: request.cache.candidatesOf(request.index, found.docs, request.sort.slice(0, request.queryCriteria)),
    codes,
    alternatives: [...exact, ...(typos ?? [])],
    overflow: found.overflow,
  };
}

/** The index does not know which words stand together: all that say the words of a phrase are read, to count those that do. */
const PHRASE_WINDOW = 10_000;

function windowOf({ words: { words } }: WindowRequest): number {
  if (words.some(({ phrase }) => phrase !== undefined)) return PHRASE_WINDOW;
  return words.length === 1 && (words[0]?.term.length ?? 0) <= SHORT_WORD ? SHORT_WINDOW : WINDOW;
}

/**
 * Adds what an expression finds, at most a window. When there is more, those that say it in the weightiest attribute go first; one word
 * is looked up there at once, because that alone mostly fills the window.
 */
function addMatches(request: WindowRequest, expression: string | undefined, found: Collected): void {
  const size = windowOf(request);
  if (expression === undefined || found.docs.size >= size) return;
  const columns = searchedColumns(request);
  const scoped = inColumns(expression, columns);
  if (scoped === undefined) return;
  const weightiest =
    columns.length > 1 && request.queryCriteria === 0 ? inColumns(expression, columns.slice(0, 1)) : undefined;
  for (const doc of docsBest({ request, scoped, weightiest, size }, found)) {
    if (found.docs.size >= size) return;
    found.docs.add(doc);
  }
}

interface Expressions {
  request: WindowRequest;
  scoped: string;
  weightiest: string | undefined;
  size: number;
}

function docsBest({ request, scoped, weightiest, size }: Expressions, found: Collected): number[] {
  const isSingle = request.words.words.length === 1 && weightiest !== undefined;
  const docs = matchingDocs(request, isSingle ? weightiest : scoped, size);
  const isFull = docs.length === size;
  if (isFull) found.overflow = scoped;
  if (isSingle && !isFull) return [...docs, ...rest(request, scoped, size, found)];
  if (!isSingle && isFull && weightiest !== undefined) return [...matchingDocs(request, weightiest, size), ...docs];
  return docs;
}

function rest(request: WindowRequest, scoped: string, size: number, found: Collected): number[] {
  const docs = matchingDocs(request, scoped, size);
  if (docs.length === size) found.overflow = scoped;
  return docs;
}

function searchedColumns({ index, only }: WindowRequest): number[] {
  const ordinals = textOrdinals(index.layout);
  return only === undefined ? ordinals : ordinals.filter((ordinal) => only.has(ordinal));
}

function inColumns(expression: string, ordinals: number[]): string | undefined {
  if (ordinals.length === 0) return undefined;
  return `{${ordinals.map((ordinal) => `c${ordinal}`).join(' ')}} : (${expression})`;
}

/** The first documents an expression finds: in the order asked for, else in that of the index, which costs no sorting. */
function matchingDocs(request: WindowRequest, expression: string, most: number): number[] {
  const { db, index, filter, sort, queryCriteria } = request;
  const { words } = tablesOf(index.slot);
  const asked = sort.slice(0, queryCriteria);
  const order = asked.length === 0 ? '' : `ORDER BY ${[...orderTerms(asked), 'w.rowid'].join(', ')}`;
  const sql = `SELECT w.rowid AS doc FROM ${words} w ${factsJoin(index, filter, asked)}
    WHERE w.${words} MATCH ? ${filter === undefined ? '' : `AND ${filter.sql}`} ${order} LIMIT ?`;
  return db.column<number>(sql, [expression, ...(filter?.params ?? []), most]);
}

const factsJoin = (index: SearchIndex, filter: SqlCondition | undefined, sort: SortKey[]): string =>
  filter === undefined && sort.length === 0 ? '' : `CROSS JOIN ${tablesOf(index.slot).facts} f ON f.doc = w.rowid`;

/** What matches beyond the documents that were ranked. */
export interface Rest {
  expression: string;
  /** Those that were ranked, kept or not. */
  seen: readonly Candidate[];
}

const seenParameter = ({ seen }: Rest): string => JSON.stringify(seen.map(({ doc }) => doc));

/** The documents after those that were ranked, at most so many: in the order asked for, else in that of the index. */
export function furtherMatches(request: WindowRequest, rest: Rest, most: number): number[] {
  if (most <= 0) return [];
  const { db, index, filter, sort, queryCriteria } = request;
  const { words } = tablesOf(index.slot);
  const asked = sort.slice(0, queryCriteria);
  const order = [...orderTerms(asked), 'w.rowid'].join(', ');
  const sql = `SELECT w.rowid AS doc FROM ${words} w ${factsJoin(index, filter, asked)}
    WHERE w.${words} MATCH ? ${filter === undefined ? '' : `AND ${filter.sql}`}
    AND w.rowid NOT IN (SELECT value FROM json_each(?)) ORDER BY ${order} LIMIT ?`;
  return db.column<number>(sql, [rest.expression, ...(filter?.params ?? []), seenParameter(rest), most]);
}

/** How many documents come after those that were ranked, counted up to `most`. */
export function countFurther({ db, index, filter }: WindowRequest, rest: Rest, most: number): number {
  if (most <= 0) return 0;
  const { words } = tablesOf(index.slot);
  const matches = `SELECT 1 FROM ${words} w ${factsJoin(index, filter, [])} WHERE w.${words} MATCH ? ${filter === undefined ? '' : `AND ${filter.sql}`}
    AND w.rowid NOT IN (SELECT value FROM json_each(?)) LIMIT ?`;
  return (
    db.get<{ total: number }>(`SELECT count(*) AS total FROM (${matches})`, [
      rest.expression,
      ...(filter?.params ?? []),
      seenParameter(rest),
      most,
    ])?.total ?? 0
  );
}
