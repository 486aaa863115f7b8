import { joined, type Token } from '../text/tokens';
import { unitTerm } from '../text/units';
import type { Alternative } from './alternatives';
import type { ReadText, TextReader } from './read-texts';

/** A stretch of the original text that answers the query. */
export interface Span {
  start: number;
  end: number;
}

/** What a query looks for in a text: whole words, beginnings of words, and part numbers however punctuated. */
export interface Needles {
  terms: Set<string>;
  prefixes: string[];
  codes: string[];
  reader: TextReader;
}

const MIN_CODE = 3;

export function needlesOf(alternatives: Alternative[], words: string[], reader: TextReader): Needles {
  const parts = alternatives.flatMap((alternative) => alternative.parts);
  const codes: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + 4); to += 1) codes.push(words.slice(from, to).join(''));
  }
  return {
    terms: new Set(parts.flatMap(({ terms }) => terms)),
    prefixes: parts
      .flatMap(({ prefix }) => (prefix === undefined ? [] : [prefix]))
      .sort((left, right) => right.length - left.length),
    codes: codes
      .filter((code) => code.length >= MIN_CODE && /\p{N}/u.test(code))
      .sort((left, right) => right.length - left.length),
    reader,
  };
}

/** The stretches of a text to highlight, in order and apart. */
export function matchedSpans(text: string, needles: Needles): Span[] {
  const read = needles.reader.read(text);
  const spans: Span[] = [];
  for (let at = 0; at < read.tokens.length; at += 1) {
    const span = wordSpan(text, read, at, needles);
    if (span !== undefined) spans.push(span);
  }
  if (needles.codes.length > 0) spans.push(...codeSpans(read.tokens, needles));
  return spans.length === 0 ? spans : apart(spans);
}

function wordSpan(
  text: string,
  { tokens, measures }: ReadText,
  at: number,
  { terms, prefixes, reader }: Needles,
): Span | undefined {
  const { term, start, end } = tokens[at] as Token;
  const glued = measures[at];
  if (terms.has(term) || (glued !== undefined && terms.has(glued))) return { start, end };
  const following = tokens[at + 1];
  const measure =
    following === undefined || !startsWithDigit(term) ? undefined : unitTerm(reader.units, term, following.term);
  if (following !== undefined && measure !== undefined && terms.has(measure)) return { start, end: following.end };
  const prefix = prefixes.find((candidate) => term.startsWith(candidate));
  if (prefix === undefined) return undefined;
  return { start, end: start + originalLength(text.slice(start, end), prefix.length) };
}

function startsWithDigit(term: string): boolean {
  const code = term.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** How many characters of the original make so many of its folded form ('Cá' may be three characters long). */
function originalLength(original: string, folded: number): number {
  let length = 0;
  for (const character of original) {
    if (joined(original.slice(0, length)).length >= folded) break;
    length += character.length;
  }
  while (/^\p{M}/u.test(original.slice(length))) length += 1;
  return length;
}

/** Runs of words whose letters and digits, joined, begin with a code of the query: 'DS-2CD2143' in 'DS-2CD2143G2-I'. */
function codeSpans(tokens: Token[], { codes }: Needles): Span[] {
  return codes.flatMap((code) => tokens.flatMap((_, at) => codeSpanAt(tokens, at, code) ?? []));
}

function codeSpanAt(tokens: Token[], at: number, code: string): Span | undefined {
  let run = '';
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next] as Token;
    const before = run.length;
    run += token.term;
    const start = (tokens[at] as Token).start;
    if (run.length >= code.length) {
      if (!run.startsWith(code)) return undefined;
      const isPlain = token.end - token.start === token.term.length;
      return { start, end: isPlain ? token.start + code.length - before : token.end };
    }
    if (!code.startsWith(run)) return undefined;
  }
  return undefined;
}

function apart(spans: Span[]): Span[] {
  const sorted = spans
    .filter(({ start, end }) => end > start)
    .sort((left, right) => left.start - right.start || right.end - left.end);
  const result: Span[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return result;
}
