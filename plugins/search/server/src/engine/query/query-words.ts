import type { IndexSettings } from '../storage/settings';
import { fold } from '../text/fold';
import { tokensOf } from '../text/tokens';

/** A word asked for, or the words of a "quoted phrase", which must stand together. */
export interface QueryWord {
  term: string;
  /** Number of the phrase it belongs to; undefined outside quotes. */
  phrase?: number;
}

export interface QueryWords {
  words: QueryWord[];
  /** Terms that must be absent (`-word`). */
  excluded: string[];
  /** Whether the last word may go on: it is being typed. */
  isPrefix: boolean;
}

/** As in Meilisearch, words after the tenth are ignored. */
const MAX_WORDS = 10;
const PIECE = /-?"([^"]*)"?|[^\s"]+/gu;

/** The words of a query, without stop words (unless there is nothing else). */
export function queryWords(query: string, settings: Pick<IndexSettings, 'stopWords'>): QueryWords {
  const stopWords = new Set(settings.stopWords.map(fold));
  const words: QueryWord[] = [];
  const excluded: string[] = [];
  let phrases = 0;
  for (const [piece, quoted] of query.matchAll(PIECE)) {
    const terms = tokensOf(piece).map(({ term }) => term);
    if (/^-[^-]/.test(piece)) excluded.push(...terms);
    else if (quoted === undefined) words.push(...terms.map((term) => ({ term })));
    else words.push(...terms.map((term) => ({ term, phrase: phrases })));
    if (quoted !== undefined) phrases += 1;
  }
  const isPrefix = /[\p{L}\p{N}]$/u.test(query) && words.length > 0;
  const meaningful = words.filter(
    ({ term, phrase }, at) => phrase !== undefined || !stopWords.has(term) || (isPrefix && at === words.length - 1),
  );
  return {
    words: (meaningful.length > 0 ? meaningful : words).slice(0, MAX_WORDS),
    excluded,
    isPrefix: isPrefix && words.length <= MAX_WORDS,
  };
}
