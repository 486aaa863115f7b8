import { bothFilters, joined, tokensOf } from '@mayorista/search-engine';
import { PRODUCTS } from '../documents/settings';
import { PART_NUMBERS } from '../documents/sku-keys';
import type { SentQuery } from '../server-fields';

/** Shorter texts are words, longer ones sentences. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 60;
const MAX_WORDS = 6;
/** Products of one part number at most. */
const MOST_OWNERS = 20;

/** The query that finds the products of which a text is a whole part number, however it is punctuated and spaced; undefined when it can be none. */
export function partNumberQuery(query: SentQuery): SentQuery | undefined {
  const text = query.q ?? '';
  const number = joined(text);
  const isNumber = number.length >= MIN_LENGTH && number.length <= MAX_LENGTH && tokensOf(text).length <= MAX_WORDS;
  if (query.indexUid !== PRODUCTS || !isNumber) return undefined;
  const filter = bothFilters(`${PART_NUMBERS} = "${number}"`, query.filter) as SentQuery['filter'];
  return { ...query, q: '', filter, offset: 0, limit: MOST_OWNERS, facets: undefined };
}
