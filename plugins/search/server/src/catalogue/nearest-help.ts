import { fold } from '@mayorista/kernel/shared';
import { tokensOf, typosBetween } from '@mayorista/search-engine';
import type { NearestHelp } from '@mayorista/listings/contract';
import type { SearchClient } from '../client';
import { CATEGORIES, PRODUCTS } from '../documents/settings';
import { SPANISH_STOP_WORDS } from '../documents/stop-words';
import { withGluedMeasures } from '../language/glued-measures';
import type { SentQuery } from '../server-fields';

const MOST_WORDS = 6;
const MOST_SUGGESTIONS = 3;
const MOST_CATEGORIES = 6;
/** Letters that a word and its correction have in common at the beginning. */
const COMMON_LETTERS = 3;
const LOOKED_AT = 20;

const silent = new Set(SPANISH_STOP_WORDS);

interface Hits {
  readonly hits: readonly Record<string, unknown>[];
  readonly estimatedTotalHits?: number;
}

/**
 * Says of a text of which nothing holds all the words: which of them nothing holds at all, how they may have been meant, which of its words find something
 * together, and the categories that come nearest.
 */
export async function nearestHelp({ client }: SearchClient, text: string, filter: string): Promise<NearestHelp> {
  const words = withGluedMeasures(text.replaceAll('"', ' '))
    .split(/\s+/)
    .filter((word) => tokensOf(word).length > 0 && !silent.has(fold(word)))
    .slice(0, MOST_WORDS);
  const ask = async (queries: SentQuery[]): Promise<readonly Hits[]> =>
    queries.length === 0 ? [] : (await client.multiSearch({ queries })).results;
  const all = (q: string, limit = 1): SentQuery => ({ indexUid: PRODUCTS, q, limit, filter, matchingStrategy: 'all' });
  const shorter = words.length < 2 ? [] : words.map((_, out) => words.filter((_word, at) => at !== out).join(' '));
  const known = await ask([
    ...words.map((word) => all(`${word} `)),
    ...shorter.map((q) => all(q)),
    ...words.map((word) => all(word.slice(0, COMMON_LETTERS), LOOKED_AT)),
    { indexUid: CATEGORIES, q: words.join(' '), limit: MOST_CATEGORIES, matchingStrategy: 'last' },
  ]);
  const missing = words.filter((_, at) => totalOf(known[at]) === 0);
  const alike = known.slice(words.length + shorter.length, -1);
  const corrected = words
    .map((word, at) => (missing.includes(word) ? (nearestWord(word, alike[at]) ?? word) : word))
    .join(' ');
  const tried = corrected === words.join(' ') ? [] : await ask([all(corrected)]);
  return {
    missing,
    suggestions: [
      ...(totalOf(tried[0]) > 0 ? [corrected] : []),
      // The first word says what is looked for: it is the last to be left out.
      ...shorter.filter((_, at) => totalOf(known[words.length + at]) > 0).reverse(),
    ].slice(0, MOST_SUGGESTIONS),
    categoryIds: (known.at(-1)?.hits ?? []).map(({ id }) => Number(id)),
  };
}

const totalOf = (result: Hits | undefined): number => result?.estimatedTotalHits ?? 0;

/** The word of what begins alike that has the fewest typos; undefined where it would be another word. */
function nearestWord(word: string, found: Hits | undefined): string | undefined {
  const [typed = { term: '' }] = tokensOf(word);
  const most = Math.floor(typed.term.length / 3);
  const said = (found?.hits ?? []).flatMap(({ name, brand_name: brand }) => tokensOf(`${name} ${brand}`));
  const counted = [...new Set(said.map(({ term }) => term))].map((term) => ({
    term,
    typos: typosBetween(typed.term, term, most),
  }));
  return counted.filter(({ typos }) => typos > 0 && typos <= most).sort((left, right) => left.typos - right.typos)[0]
    ?.term;
}
