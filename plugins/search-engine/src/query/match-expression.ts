import { INDEXED_PREFIXES } from '../storage/layout';
import type { Alternative, Part } from './alternatives';
import type { Dictionary } from './dictionary';

/** For beginnings without an index of their own FTS5 gathers all their documents before it gives the first: few words are better named one by one. */
const FEW_WORDS = 24;

/** Quotes inside a string of an FTS5 expression are doubled; terms have none, but the rule costs nothing. */
const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;

const anyOf = (choices: string[]): string => (choices.length === 1 ? (choices[0] ?? '') : `(${choices.join(' OR ')})`);

type Words = Pick<Dictionary, 'prefixTerms'>;

/**
 * The FTS5 expression for documents that say the words 0 to `count` in one of their ways, each word covered once.
 * Undefined when nothing can match.
 */
export function matchExpression(alternatives: Alternative[], count: number, dictionary: Words): string | undefined {
  const byStart = grouped(alternatives);
  const tails = new Map<number, string | undefined>();
  for (let from = count - 1; from >= 0; from -= 1) {
    const starting = (byStart.get(from) ?? []).filter(({ to }) => to <= count);
    tails.set(from, tailFrom(starting, count, tails, dictionary));
  }
  return tails.get(0);
}

function tailFrom(
  starting: Alternative[],
  count: number,
  tails: Map<number, string | undefined>,
  dictionary: Words,
): string | undefined {
  const choices: string[] = [];
  for (const to of new Set(starting.map((alternative) => alternative.to))) {
    const rest = tails.get(to);
    if (to < count && rest === undefined) continue;
    const way = waysExpression(
      starting.filter((alternative) => alternative.to === to),
      dictionary,
    );
    choices.push(rest === undefined ? way : `(${way} AND ${rest})`);
  }
  return choices.length === 0 ? undefined : anyOf(choices);
}

/** All ways to say one stretch; those that count in some attributes only are looked for in their columns. */
function waysExpression(ways: Alternative[], dictionary: Words): string {
  const anywhere = ways.filter(({ within }) => within === undefined);
  const limited = ways.filter(({ within }) => within !== undefined);
  const [first] = limited;
  if (first?.within === undefined) return expressionOf(ways, dictionary);
  const columns = first.within.map((ordinal) => `c${ordinal}`).join(' ');
  const scoped = `{${columns}} : ${parenthesised(expressionOf(limited, dictionary))}`;
  return anywhere.length === 0 ? `(${scoped})` : `(${expressionOf(anywhere, dictionary)} OR (${scoped}))`;
}

const parenthesised = (expression: string): string => (expression.startsWith('(') ? expression : `(${expression})`);

/** Those of one part as one set of words, which a word said in two ways enters once. */
function expressionOf(ways: Alternative[], dictionary: Words): string {
  const ofOnePart = ways.flatMap(({ parts }) => (parts.length === 1 ? parts : []));
  const phrases = ways.flatMap(({ parts }) =>
    parts.length === 1 ? [] : [`(${parts.map((part) => anyOf(wordsOf([part], dictionary))).join(' AND ')})`],
  );
  return anyOf([...wordsOf(ofOnePart, dictionary), ...phrases]);
}

function wordsOf(parts: Part[], dictionary: Words): string[] {
  const beginnings: string[] = [];
  const terms = new Set<string>();
  for (const { prefix, terms: own } of parts) {
    for (const term of own) terms.add(term);
    if (prefix === undefined) continue;
    const few = INDEXED_PREFIXES.includes(prefix.length) ? undefined : dictionary.prefixTerms(prefix, FEW_WORDS);
    if (few === undefined || few.length === 0) beginnings.push(prefix);
    else for (const term of few) terms.add(term);
  }
  const others = [...terms].filter((term) => !beginnings.some((beginning) => term.startsWith(beginning)));
  return [...others.map(quoted), ...beginnings.map((beginning) => `${quoted(beginning)} *`)];
}

function grouped(alternatives: Alternative[]): Map<number, Alternative[]> {
  const groups = new Map<number, Alternative[]>();
  for (const alternative of alternatives)
    groups.set(alternative.from, [...(groups.get(alternative.from) ?? []), alternative]);
  return groups;
}
