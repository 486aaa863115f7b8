import type { IndexSettings } from './settings';

/**
 * The attribute whose values are codes (part numbers and their tails): looked up whole or by their beginning, with the
 * words of the query joined, in a table of their own and never in the dictionary of typos.
 */
export const CODE_ATTRIBUTE = 'skuKeys';

/** Beginnings of so many letters have an index of their own in FTS5. */
export const INDEXED_PREFIXES = [1, 2, 3];

/** How the tables are derived from the documents; another number with every change of that. Files of before say 1 or nothing. */
export const LAYOUT_FORMAT = 2;

/** What the tables of an index hold: it follows from the settings, plus what the documents brought. */
export interface Layout {
  /** Attributes searched, in order of weight; the ordinal is what token rows carry. */
  searchable: string[];
  /** Attributes with a fact column (filter, facet, sort, distinct, ranking rules); the ordinal names the column. */
  facts: string[];
  /** Ordinals in `facts` for which some document holds a list. */
  lists: number[];
  format?: number;
}

export function layoutOf(settings: IndexSettings, discovered: string[] = [], lists: string[] = []): Layout {
  const searchable = settings.searchableAttributes.includes('*') ? discovered : settings.searchableAttributes;
  const ruled = settings.rankingRules
    .filter((rule) => rule.includes(':'))
    .map((rule) => rule.slice(0, rule.lastIndexOf(':')));
  const distinct = settings.distinctAttribute === null ? [] : [settings.distinctAttribute];
  const facts = [...new Set([...settings.filterableAttributes, ...settings.sortableAttributes, ...ruled, ...distinct])];
  const ordinals = lists.map((name) => facts.indexOf(name)).filter((ordinal) => ordinal >= 0);
  return { searchable, facts, lists: ordinals, format: LAYOUT_FORMAT };
}

/** Ordinals of the searched attributes that hold words (all but the codes). */
export const textOrdinals = ({ searchable }: Layout): number[] =>
  searchable.flatMap((name, ordinal) => (name === CODE_ATTRIBUTE ? [] : [ordinal]));

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
