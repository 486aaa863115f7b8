import { fold } from './fold';

/** A word of a text: its folded form and where it stands in the original (UTF-16 offsets). */
export interface Token {
  term: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** Longest word kept: longer runs are data, not words, and would bloat the dictionary. */
const MAX_TERM = 60;

/** Words of a text in order. Punctuation separates; letters and digits do not separate from each other. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const term = fold(match[0]).replace(NOT_WORD, '');
    if (term === '' || term.length > MAX_TERM) continue;
    tokens.push({ term, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The letters and digits of a text, folded and joined: 'DS-2CD2143' gives 'ds2cd2143'. */
export const joined = (text: string): string => fold(text).replace(NOT_WORD, '');

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
