import type { SqlCondition } from '../filter/filter-sql';
import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { CODE_ATTRIBUTE, tablesOf, textOrdinals } from '../storage/layout';
import { alternativesOf, typoAlternatives, type Alternative } from './alternatives';
import type { CodeHit } from './best-path';
import { codeHits } from './codes';
import type { Dictionary } from './dictionary';
import { matchExpression } from './match-expression';
import type { QueryWords } from './query-words';
import { orderTerms, type SortKey, type SortValue } from './sort-sql';

/** Documents ranked by the rules; the rest of a very wide query keeps the order of the index. */
export const WINDOW = 1_000;

/** While fewer documents say all the words, the last word is dropped (matchingStrategy `last`). One page of the store. */
const ENOUGH = 60;

export interface Candidate {
  doc: number;
  tokens: Uint32Array;
  sortValues: SortValue[];
}

export interface WindowRequest {
  db: SearchDatabase;
  index: SearchIndex;
  dictionary: Dictionary;
  words: QueryWords;
  filter?: SqlCondition;
  sort: SortKey[];
  strategy: 'last' | 'all' | 'frequency';
  /** Ordinals to search in, when the query names them. */
  only?: Set<number>;
}

export interface Window {
  candidates: Map<number, Candidate>;
  codes: Map<number, CodeHit[]>;
  alternatives: Alternative[];
  /** The expression of all that matches, when that is more than the window holds. */
  overflow?: string;
}

/** The documents worth ranking for a query of words: by code, then without typos, then with typos, then with fewer words. */
export function collectWindow(request: WindowRequest): Window {
  const { words, strategy, dictionary, index } = request;
  const context = { settings: index.settings, dictionary };
  const exact = alternativesOf(words, context);
  const searchesCodes = request.only === undefined || request.only.has(index.layout.searchable.indexOf(CODE_ATTRIBUTE));
  const codes = searchesCodes ? codeHits(request.db, index, words, request.filter) : new Map<number, CodeHit[]>();
  const window: Window = { candidates: new Map(), codes, alternatives: exact };
  addDocs(request, [...codes.keys()], window);
  const least = strategy === 'all' ? words.words.length : 1;
  let typos: Alternative[] | undefined;
  for (let count = words.words.length; count >= least; count -= 1) {
    addMatches(request, matchExpression(exact, count, words.excluded), window);
    if (window.overflow === undefined) {
      typos ??= typoAlternatives(words, context);
      const known = new Set(window.alternatives);
      const added = typos.filter((alternative) => alternative.to <= count || strategy !== 'all').filter((alternative) => !known.has(alternative));
      window.alternatives = [...window.alternatives, ...added];
      if (typos.length > 0) addMatches(request, matchExpression([...exact, ...typos], count, words.excluded), window);
    }
    if (window.candidates.size >= ENOUGH) break;
  }
  return window;
}

interface CandidateRow {
  doc: number;
  tokens: Buffer;
  [column: `s${number}`]: SortValue;
}

const sortColumns = (sort: SortKey[]): string => sort.map(({ ordinal }, at) => `, f.n${ordinal} AS s${at}`).join('');

function candidateOf(row: CandidateRow, sort: SortKey[]): Candidate {
  const { buffer, byteOffset, byteLength } = row.tokens;
  const tokens = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  return { doc: row.doc, tokens, sortValues: sort.map((_, at) => row[`s${at}`] ?? null) };
}

function addDocs(request: WindowRequest, docs: number[], window: Window): void {
  if (docs.length === 0) return;
  const { tokens, facts } = tablesOf(request.index.slot);
  const rows = request.db.all<CandidateRow>(
    `SELECT t.doc AS doc, t.tokens AS tokens ${sortColumns(request.sort)} FROM ${tokens} t JOIN ${facts} f ON f.doc = t.doc
     WHERE t.doc IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(docs)],
  );
  for (const row of rows) window.candidates.set(row.doc, candidateOf(row, request.sort));
}

/** Adds what an expression finds. When that is more than fits, those that say it in the weightiest attribute go first. */
function addMatches(request: WindowRequest, expression: string | undefined, window: Window): void {
  if (expression === undefined) return;
  const scoped = inColumns(expression, searchedColumns(request));
  if (scoped === undefined) return;
  const room = WINDOW - window.candidates.size;
  if (room <= 0) return;
  const rows = matchingRows(request, scoped);
  const isFull = rows.length === WINDOW;
  if (isFull) {
    window.overflow = scoped;
    const [weightiest] = searchedColumns(request);
    const first = weightiest === undefined ? undefined : inColumns(expression, [weightiest]);
    if (first !== undefined) rows.unshift(...matchingRows(request, first));
  }
  for (const row of rows) {
    if (window.candidates.size >= WINDOW) return;
    if (!window.candidates.has(row.doc)) window.candidates.set(row.doc, candidateOf(row, request.sort));
  }
}

function searchedColumns({ index, only }: WindowRequest): number[] {
  const ordinals = textOrdinals(index.layout);
  return only === undefined ? ordinals : ordinals.filter((ordinal) => only.has(ordinal));
}

function inColumns(expression: string, ordinals: number[]): string | undefined {
  if (ordinals.length === 0) return undefined;
  return `{${ordinals.map((ordinal) => `c${ordinal}`).join(' ')}} : (${expression})`;
}

function matchingRows({ db, index, filter, sort }: WindowRequest, expression: string): CandidateRow[] {
  const { words, tokens } = tablesOf(index.slot);
  const facts = factsJoin(index, filter, sort);
  const order = sort.length === 0 ? '' : `ORDER BY ${orderTerms(sort).join(', ')}, w.rowid`;
  const sql = `SELECT w.rowid AS doc, t.tokens AS tokens ${sortColumns(sort)} FROM ${words} w ${facts}
    JOIN ${tokens} t ON t.doc = w.rowid WHERE w.${words} MATCH ? ${filter === undefined ? '' : `AND ${filter.sql}`} ${order} LIMIT ${WINDOW}`;
  return db.all<CandidateRow>(sql, [expression, ...(filter?.params ?? [])]);
}

const factsJoin = (index: SearchIndex, filter: SqlCondition | undefined, sort: SortKey[]): string =>
  filter === undefined && sort.length === 0 ? '' : `CROSS JOIN ${tablesOf(index.slot).facts} f ON f.doc = w.rowid`;

/** How many documents an expression matches. */
export function countMatches({ db, index, filter }: WindowRequest, expression: string): number {
  const { words } = tablesOf(index.slot);
  const sql = `SELECT count(*) AS total FROM ${words} w ${factsJoin(index, filter, [])} WHERE w.${words} MATCH ? ${filter === undefined ? '' : `AND ${filter.sql}`}`;
  return db.get<{ total: number }>(sql, [expression, ...(filter?.params ?? [])])?.total ?? 0;
}
