import type { IndexSettings } from '../storage/settings';
import { fold } from '../text/fold';
import { isHardBreak } from '../text/hard-break';
import { tokensOf } from '../text/tokens';

/** A word asked for, or the words of a "quoted phrase", which must stand together. */
export interface QueryWord {
  term: string;
  /** Number of the phrase it belongs to; undefined outside quotes. */
  phrase?: number;
}

export interface QueryWords {
  words: QueryWord[];
  /** What must be absent (`-word`, `-"two words"`): the words of each, which stand together. */
  excluded: string[][];
  /** Whether the last word may go on: it is being typed. */
  isPrefix: boolean;
}

/** As in Meilisearch, words after the tenth are ignored. */
const MAX_WORDS = 10;
const PIECE = /-?"([^"]*)"?|[^\s"]+/gu;

/**
 * The words of a query without stop words, none when it holds nothing else. A stop word stays in a phrase and where it is the last word,
 * which may be the beginning of another.
 */
export function queryWords(
  query: string,
  { stopWords, prefixSearch }: Pick<IndexSettings, 'stopWords' | 'prefixSearch'>,
): QueryWords {
  const known = new Set(stopWords.map(fold));
  const words: QueryWord[] = [];
  const excluded: string[][] = [];
  let phrases = 0;
  for (const [piece, quoted] of query.matchAll(PIECE)) {
    const runs = runsOf(piece);
    if (/^-[^-]/.test(piece)) excluded.push(...runs);
    else if (quoted === undefined) words.push(...runs.flat().map((term) => ({ term })));
    else words.push(...runs.flatMap((run, at) => run.map((term) => ({ term, phrase: phrases + at }))));
    phrases += runs.length;
  }
  const endsInWord = /[\p{L}\p{N}]$/u.test(query) && words.length > 0;
  const meaningful = words.filter(
    ({ term, phrase }, at) => phrase !== undefined || !known.has(term) || (endsInWord && at === words.length - 1),
  );
  return {
    words: meaningful.slice(0, MAX_WORDS),
    excluded,
    isPrefix: endsInWord && prefixSearch === 'indexingTime' && words.length <= MAX_WORDS,
  };
}

/** The terms of a piece of a query, cut where a full stop or the like ends a run of neighbours. */
function runsOf(piece: string): string[][] {
  const runs: string[][] = [];
  let end = 0;
  for (const token of tokensOf(piece)) {
    const last = runs.at(-1);
    if (last === undefined || isHardBreak(piece.slice(end, token.start))) runs.push([token.term]);
    else last.push(token.term);
    end = token.end;
  }
  return runs;
}
