import type { SearchIndex } from '../storage/indexes';
import { textOrdinals } from '../storage/layout';
import type { IndexSettings } from '../storage/settings';
import { fold } from '../text/fold';
import { hasDigit, tokensOf } from '../text/tokens';
import { gluedUnitTerm, unitTerm } from '../text/units';
import type { KnownVocabulary } from '../vocabulary';
import type { Dictionary } from './dictionary';
import type { QueryWord, QueryWords } from './query-words';

/** One word of an alternative: any of these terms, or any term with that beginning. */
export interface Part {
  terms: string[];
  prefix?: string;
}

/** A way in which a document may say the query's words `from` (included) to `to` (excluded). */
export interface Alternative {
  from: number;
  to: number;
  /** More than one part: a phrase, its words next to each other. */
  parts: Part[];
  typos: number;
  /** The very words asked for. */
  isExact: boolean;
  /** Ordinals of the attributes in which it counts; all of them unless given. */
  within?: readonly number[];
}

export interface ExpansionContext {
  settings: IndexSettings;
  dictionary: Dictionary;
  vocabulary: KnownVocabulary;
  /** Ordinals of the attributes in which words may have typos; undefined for all. */
  tolerant?: readonly number[];
}

const MAX_NGRAM = 3;

/** Every way to say the words of a query, without typos: the vocabulary's forms, beginnings, synonyms, units, words written together. */
export function alternativesOf({ words, isPrefix }: QueryWords, context: ExpansionContext): Alternative[] {
  const phraseOf = (at: number) => words[at]?.phrase;
  const found: Alternative[] = phrases(words);
  const synonyms = synonymTable(context.settings);
  for (const [from, { term, phrase }] of words.entries()) {
    if (phrase !== undefined) continue;
    const atEnd = isPrefix && from === words.length - 1;
    found.push(...singleWord(term, from, atEnd, context));
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_NGRAM); to += 1) {
      if (phraseOf(to - 1) !== undefined) break;
      const span = words.slice(from, to).map((word) => word.term);
      for (const synonym of synonyms.get(span.join(' ')) ?? []) found.push(phraseAlternative(synonym, from, to));
      if (span.length > 1) found.push(...writtenTogether(span, from, isPrefix && to === words.length, context));
    }
  }
  return found;
}

const phraseAlternative = (terms: string[], from: number, to: number): Alternative => ({
  from,
  to,
  parts: terms.map((term) => ({ terms: [term] })),
  typos: 0,
  isExact: false,
});

function phrases(words: QueryWord[]): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < words.length;) {
    const { phrase } = words[from] ?? {};
    let to = from + 1;
    while (phrase !== undefined && words[to]?.phrase === phrase) to += 1;
    const terms = words.slice(from, to).map(({ term }) => term);
    if (phrase !== undefined) found.push({ ...phraseAlternative(terms, from, to), isExact: true });
    from = to;
  }
  return found;
}

function singleWord(term: string, from: number, atEnd: boolean, context: ExpansionContext): Alternative[] {
  const { dictionary, vocabulary } = context;
  const base = { from, to: from + 1, typos: 0 };
  const found: Alternative[] = [{ ...base, parts: [{ terms: [term] }], isExact: true }];
  if (atEnd) found.push({ ...base, parts: [{ terms: [], prefix: term }], isExact: false });
  const forms = [...vocabulary.formsOf(term), gluedUnitTerm(vocabulary.units, term)].filter(
    (form) => form !== undefined && form !== term && dictionary.has(form),
  );
  if (forms.length > 0) found.push({ ...base, parts: [{ terms: forms as string[] }], isExact: false });
  return found;
}

/** 'cat 6' for 'cat6', '4 mp' or '4 megapixels' for '4mp'. Only a measure is worth as much as the words themselves. */
function writtenTogether(span: string[], from: number, atEnd: boolean, context: ExpansionContext): Alternative[] {
  const { dictionary, vocabulary } = context;
  const base = { from, to: from + span.length };
  const [number = '', unit = ''] = span;
  const measure = span.length === 2 ? unitTerm(vocabulary.units, number, unit) : undefined;
  if (measure !== undefined && dictionary.has(measure)) {
    return [{ ...base, parts: [{ terms: [measure] }], typos: 0, isExact: true }];
  }
  const together = span.join('');
  const [low, high] = atEnd ? dictionary.prefixRange(together) : [0, 0];
  if (!dictionary.has(together) && low === high) return [];
  const part: Part = atEnd ? { terms: [together], prefix: together } : { terms: [together] };
  return [{ ...base, parts: [part], typos: span.length - 1, isExact: false }];
}

/** The same words with typos, as many as their length allows; also two words written as one. */
export function typoAlternatives(
  { words, isPrefix }: QueryWords,
  { settings, dictionary, tolerant }: ExpansionContext,
): Alternative[] {
  const { enabled, minWordSizeForTypos, disableOnWords, disableOnNumbers } = settings.typoTolerance;
  if (!enabled || tolerant?.length === 0) return [];
  const disabled = new Set(disableOnWords.map(fold));
  const found = words.flatMap(({ term, phrase }, from) => {
    if (phrase !== undefined || (disableOnNumbers && hasDigit(term)) || disabled.has(term)) return [];
    const limit = term.length >= minWordSizeForTypos.twoTypos ? 2 : term.length >= minWordSizeForTypos.oneTypo ? 1 : 0;
    if (limit === 0) return [];
    const atEnd = isPrefix && from === words.length - 1;
    return [...byTypos(dictionary.typosOf(term, limit, atEnd), from), ...splitWord(term, from, dictionary)];
  });
  return tolerant === undefined ? found : found.map((alternative) => ({ ...alternative, within: tolerant }));
}

/** The attributes (ordinals) in which an index allows typos; undefined when it is in all of those that hold words. */
export function tolerantOrdinals({ settings, layout }: SearchIndex): number[] | undefined {
  const disabled = new Set(settings.typoTolerance.disableOnAttributes);
  const all = textOrdinals(layout);
  const tolerant = all.filter((ordinal) => !disabled.has(layout.searchable[ordinal] ?? ''));
  return tolerant.length === all.length ? undefined : tolerant;
}

function byTypos(derivations: Map<string, number>, from: number): Alternative[] {
  return [1, 2].flatMap((typos) => {
    const terms = [...derivations].filter(([, count]) => count === typos).map(([term]) => term);
    return terms.length === 0 ? [] : [{ from, to: from + 1, parts: [{ terms }], typos, isExact: false }];
  });
}

function splitWord(term: string, from: number, dictionary: Dictionary): Alternative[] {
  if (dictionary.has(term)) return [];
  for (let at = term.length - 3; at >= 3; at -= 1) {
    const [left, right] = [term.slice(0, at), term.slice(at)];
    if (dictionary.has(left) && dictionary.has(right))
      return [{ ...phraseAlternative([left, right], from, from + 1), typos: 1 }];
  }
  return [];
}

const tables = new WeakMap<IndexSettings, Map<string, string[][]>>();

/** Synonyms by the folded words they stand for; made once for each version of the settings. */
function synonymTable(settings: IndexSettings): Map<string, string[][]> {
  const known = tables.get(settings);
  if (known !== undefined) return known;
  const table = new Map<string, string[][]>();
  for (const [words, alternatives] of Object.entries(settings.synonyms)) {
    const key = termsOf(words).join(' ');
    table.set(key, [...(table.get(key) ?? []), ...alternatives.map(termsOf).filter((terms) => terms.length > 0)]);
  }
  tables.set(settings, table);
  return table;
}

const termsOf = (text: string): string[] => tokensOf(text).map(({ term }) => term);
