import { tokensOf } from '@mayorista/search-engine';
import type { MultiSearchResult } from 'meilisearch';
import { withGluedMeasures } from '../language/glued-measures';
import type { SearchClient } from '../client';
import type { SentQuery } from '../server-fields';
import { joinedCodeQuery, withFirst } from './joined-code';
import { owners, partNumberQuery } from './part-number';
import { isWordless } from './wordless';

type Result = MultiSearchResult<Record<string, unknown>>;

/** What was found: what says all the words, or where nothing does the nearest. */
export interface Match {
  readonly result: Result;
  readonly isNearest: boolean;
}

/** Of the nearest no more are told, on either engine. */
export const MOST_NEAREST = 60;

/** Nobody leafs further. */
const MOST_FOUND = 1_000;

const MOST_DROPPED = 4;
const LEAST_BEGINNING = 3;
const MOST_BEGINNINGS = 6;

/**
 * Answers searches by the one rule that the overlay, the listings and their counts share. First the products of which the text is a whole part number; then what says all the words;
 * only where that is nothing, the nearest: what says the first words, else the others, else the beginning of one. A query that names its own strategy keeps to it.
 */
export async function matches(search: SearchClient, queries: readonly SentQuery[]): Promise<Match[]> {
  const asked = queries.map((query) => ({ ...query, q: withGluedMeasures(query.q ?? '') }));
  const first = await wholeMatches(search, queries, asked);
  const found = first.map((result): Match => ({ result, isNearest: false }));
  const open = (at: number) =>
    queries[at]?.matchingStrategy === undefined && totalOf(found[at]?.result) === 0 && !isWordless(asked[at]?.q ?? '');
  for (const others of [droppedLast, reworded]) {
    const tries = asked.flatMap((query, at) => (open(at) ? others(query).map((again) => ({ at, again })) : []));
    if (tries.length === 0) continue;
    const results = await answersTo(
      search,
      tries.map(({ again }) => again),
    );
    for (const [place, { at }] of tries.entries()) {
      const result = results[place];
      if (result !== undefined && open(at) && totalOf(result) > 0)
        found[at] = { result: nearest(result, asked[at]), isNearest: true };
    }
  }
  return found.map(({ result, isNearest }, at) => ({ result: { ...result, query: queries[at]?.q ?? '' }, isNearest }));
}

/** What says all the words, those whose part number was typed in front. */
async function wholeMatches(
  search: SearchClient,
  queries: readonly SentQuery[],
  asked: readonly SentQuery[],
): Promise<Result[]> {
  const plain = asked.map((query): SentQuery => ({ ...query, matchingStrategy: query.matchingStrategy ?? 'all' }));
  const codes = asked.map((query) => (search.engine === 'server' ? joinedCodeQuery(query) : undefined));
  const numbers = queries.map((query) => partNumberQuery(query, search.engine));
  const extra = [...codes, ...numbers].filter((query) => query !== undefined);
  const results = await answersTo(search, [...plain, ...extra]);
  let next = plain.length;
  const [byCode, byNumber] = [codes, numbers].map((own) =>
    own.map((query) => (query === undefined ? undefined : results[next++])),
  );
  return plain.map((query, at) => {
    const result = results[at] as Result;
    if (isWordless(query.q ?? '')) return nothingOf(result);
    const place = { offset: query.offset ?? 0, limit: query.limit ?? 0 };
    return capped(
      withFirst(withFirst(result, byCode?.[at], place), owners(byNumber?.[at], queries[at] as SentQuery), place),
      MOST_FOUND,
    );
  });
}

const answersTo = async ({ client }: SearchClient, queries: SentQuery[]): Promise<Result[]> =>
  (await client.multiSearch<{ queries: SentQuery[] }, Record<string, unknown>>({ queries })).results;

const droppedLast = (query: SentQuery): SentQuery[] => [{ ...query, matchingStrategy: 'last' }];

/** The query without its first words, then the beginnings of its words, each shorter than the one before. */
function reworded(query: SentQuery): SentQuery[] {
  // What must be absent stays so: such a query has no other words.
  const words = /(?:^|\s)-\S/.test(query.q ?? '') ? [] : tokensOf(query.q ?? '').map(({ term }) => term);
  const shorter = words.slice(1, 1 + MOST_DROPPED).map((_, at) => words.slice(at + 1).join(' '));
  const beginnings = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - LEAST_BEGINNING) }, (_, at) => word.slice(0, -1 - at)),
  );
  return [...shorter, ...beginnings.slice(0, MOST_BEGINNINGS)].map((q) => ({ ...query, q, matchingStrategy: 'last' }));
}

const totalOf = (result: Result | undefined): number => result?.estimatedTotalHits ?? 0;

const capped = (result: Result, most: number): Result => ({
  ...result,
  estimatedTotalHits: Math.min(totalOf(result), most),
});

function nearest(result: Result, query: SentQuery | undefined): Result {
  const left = Math.max(0, MOST_NEAREST - (query?.offset ?? 0));
  return { ...capped(result, MOST_NEAREST), hits: result.hits.slice(0, left) };
}

const nothingOf = (result: Result): Result => ({ ...result, hits: [], estimatedTotalHits: 0 });
