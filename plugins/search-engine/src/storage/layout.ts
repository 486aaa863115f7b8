import type { KnownVocabulary } from '../vocabulary';
import type { IndexSettings } from './settings';

/** Beginnings of so many letters have an index of their own in FTS5. */
export const INDEXED_PREFIXES = [1, 2, 3];

/** How the tables are derived from the documents; another number with every change of that. */
const LAYOUT_FORMAT = 3;

/** The format of tables that this version of the engine derives with a vocabulary. Files of before say 2, 1 or nothing. */
export const formatOf = ({ digest }: KnownVocabulary): string => `${LAYOUT_FORMAT}:${digest}`;

/** What the tables of an index hold: it follows from the settings, plus what the documents brought. */
export interface Layout {
  /** Attributes searched, in order of weight; the ordinal is what token rows carry. */
  searchable: string[];
  /** Attributes with a fact column (filter, facet, sort, distinct, ranking rules); the ordinal names the column. */
  facts: string[];
  /** Ordinals in `facts` for which some document holds a list. */
  lists: number[];
  /** The attribute whose values are in the table of codes; null for none. */
  codeAttribute: string | null;
  format?: string | number;
}

/** What the documents themselves bring into a layout. */
interface Found {
  /** Names of their attributes, where all are searched. */
  discovered?: string[];
  /** Names of those that hold a list in some document. */
  lists?: string[];
}

export function layoutOf(
  settings: IndexSettings,
  vocabulary: KnownVocabulary,
  { discovered = [], lists = [] }: Found = {},
): Layout {
  const searchable = settings.searchableAttributes.includes('*') ? discovered : settings.searchableAttributes;
  const ruled = settings.rankingRules
    .filter((rule) => rule.includes(':'))
    .map((rule) => rule.slice(0, rule.lastIndexOf(':')));
  const distinct = settings.distinctAttribute === null ? [] : [settings.distinctAttribute];
  const facts = [...new Set([...settings.filterableAttributes, ...settings.sortableAttributes, ...ruled, ...distinct])];
  const ordinals = lists.map((name) => facts.indexOf(name)).filter((ordinal) => ordinal >= 0);
  return {
    searchable,
    facts,
    lists: ordinals,
    codeAttribute: vocabulary.codeAttribute,
    format: formatOf(vocabulary),
  };
}

/** The ordinal of the searched attribute that holds codes; -1 when there is none. */
export const codeOrdinal = ({ searchable, codeAttribute }: Layout): number =>
  codeAttribute === null ? -1 : searchable.indexOf(codeAttribute);

/** Ordinals of the searched attributes that hold words (all but the codes). */
export const textOrdinals = ({ searchable, codeAttribute }: Layout): number[] =>
  searchable.flatMap((name, ordinal) => (name === codeAttribute ? [] : [ordinal]));

/** Names of the tables of a slot. Slots are numbers given by the engine: no name of a user reaches SQL. */
export const tablesOf = (slot: number) => ({
  docs: `docs_${slot}`,
  facts: `facts_${slot}`,
  many: `many_${slot}`,
  words: `words_${slot}`,
  tokens: `tokens_${slot}`,
  terms: `terms_${slot}`,
  codes: `codes_${slot}`,
});
