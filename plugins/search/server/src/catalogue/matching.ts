import { bothFilters, hasDigit, tokensOf } from '@mayorista/search-engine';
import type { MultiSearchResult } from 'meilisearch';
import { withGluedMeasures } from '../language/glued-measures';
import type { SearchClient } from '../client';
import type { SentQuery } from '../server-fields';
import { joinedCodeQuery, withFirst } from './joined-code';
import { codesAlone, owners, partNumberQuery } from './part-number';
import { isWordless } from './wordless';

type Result = MultiSearchResult<Record<string, unknown>>;

/** What was found: what says all the words, or where nothing does the nearest. */
export interface Match {
  readonly result: Result;
  readonly isNearest: boolean;
}

/** Of the nearest no more are told, on either engine. */
const MOST_NEAREST = 60;

/** Nobody leafs further. */
const MOST_FOUND = 1_000;

const MOST_DROPPED = 4;
const LEAST_BEGINNING = 3;

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
  for (const others of [otherwise, reworded]) {
    const tries = asked.flatMap((query, at) => (open(at) ? others(query).map((again) => ({ at, ...again })) : []));
    if (tries.length === 0) continue;
    const results = await answersTo(
      search,
      tries.map(({ query }) => query),
    );
    for (const [place, { at, isNearest }] of tries.entries()) {
      const result = results[place];
      if (result === undefined || !open(at) || totalOf(result) === 0) continue;
      found[at] = { result: isNearest ? nearest(result, asked[at]) : capped(result, MOST_FOUND), isNearest };
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
  return Promise.all(
    plain.map(async (query, at) => {
      const result = results[at] as Result;
      if (isWordless(query.q ?? '')) return nothingOf(result);
      const place = { offset: query.offset ?? 0, limit: query.limit ?? 0 };
      const found = withFirst(result, byCode?.[at], place);
      const first = await hitsOf(search, query, { found, ids: owners(byNumber?.[at], queries[at] as SentQuery) });
      return capped(withFirst(found, first, place), MOST_FOUND);
    }),
  );
}

interface Wanted {
  readonly found: Result;
  readonly ids: readonly number[];
}

/** These products as a query shows them: mostly they are among what it found. */
async function hitsOf(search: SearchClient, query: SentQuery, { found, ids }: Wanted): Promise<Result | undefined> {
  if (ids.length === 0) return undefined;
  const hits = ids.flatMap((id) => found.hits.filter((hit) => hit['id'] === id).slice(0, 1));
  if (hits.length === ids.length) return { ...found, hits };
  const filter = bothFilters(`id IN [${ids.join(', ')}]`, query.filter) as SentQuery['filter'];
  return (await answersTo(search, [{ ...query, q: '', filter, offset: 0, facets: undefined }]))[0];
}

const answersTo = async ({ client }: SearchClient, queries: SentQuery[]): Promise<Result[]> =>
  (await client.multiSearch<{ queries: SentQuery[] }, Record<string, unknown>>({ queries })).results;

interface Try {
  readonly query: SentQuery;
  readonly isNearest: boolean;
}

/** The letters as those of a part number; then the first words. Of one word there is nothing to drop. */
const otherwise = (query: SentQuery): Try[] => [
  ...codesAlone(query).map((again) => ({ query: again, isNearest: false })),
  ...(tokensOf(query.q ?? '').length < 2
    ? []
    : [{ query: { ...query, matchingStrategy: 'last' as const }, isNearest: true }]),
];

/** The query without its first words, then two beginnings of its first word. */
function reworded(query: SentQuery): Try[] {
  // What must be absent stays so: such a query has no other words.
  const words = /(?:^|\s)-\S/.test(query.q ?? '') ? [] : tokensOf(query.q ?? '').map(({ term }) => term);
  const shorter = words.slice(1, 1 + MOST_DROPPED).map((_, at) => words.slice(at + 1).join(' '));
  return [...shorter, ...beginningsOf(words[0] ?? '')].map((q) => ({
    query: { ...query, q, matchingStrategy: 'last' },
    isNearest: true,
  }));
}

/** A part number with other letters is another one, and while a word is short it is still being typed. */
const beginningsOf = (word: string): string[] =>
  hasDigit(word) || word.length <= LEAST_BEGINNING + 1
    ? []
    : [
        word.slice(0, Math.ceil(word.length * 0.75)),
        word.slice(0, Math.max(LEAST_BEGINNING, Math.ceil(word.length / 2))),
      ];

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
