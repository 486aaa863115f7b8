import { hasDigit, joined, tokensOf } from '@mayorista/search-engine';
import type { MultiSearchResult } from 'meilisearch';
import { PRODUCTS } from '../documents/settings';
import { PART_NUMBERS, SKU_KEYS } from '../documents/sku-keys';
import type { SearchClient } from '../client';
import type { SentQuery } from '../server-fields';

type Result = MultiSearchResult<Record<string, unknown>>;

/** Shorter texts are words, longer ones sentences. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
const MAX_WORDS = 6;
/** Whole keys come before those that go on; a tail of another number may be the same. */
const LOOKED_AT = 5;

/** Figures, or letters that are parted otherwise than by blanks: of other texts it is only asked where their words find nothing. */
const looksLikeNumber = (text: string): boolean =>
  hasDigit(text) || /[\p{L}\p{N}][^\s\p{L}\p{N}\p{M}"]+[\p{L}\p{N}]/u.test(text);

const numberOf = (text: string): string => joined(text);

/** The query that finds the products of which a text is a whole part number, however it is punctuated and spaced, and others of such keys; undefined when it can be none. */
export function partNumberQuery(query: SentQuery, engine: SearchClient['engine']): SentQuery | undefined {
  const text = query.q ?? '';
  const number = numberOf(text);
  const isNumber = number.length >= MIN_LENGTH && number.length <= MAX_LENGTH && tokensOf(text).length <= MAX_WORDS;
  if (query.indexUid !== PRODUCTS || !isNumber || !looksLikeNumber(text)) return undefined;
  return {
    indexUid: PRODUCTS,
    // Between quotes a server looks for the whole key alone; the embedded engine finds those first.
    q: engine === 'server' ? `"${number}"` : number,
    ...(query.filter === undefined ? {} : { filter: query.filter }),
    limit: LOOKED_AT,
    attributesToRetrieve: ['id', PART_NUMBERS],
    attributesToSearchOn: [SKU_KEYS],
    matchingStrategy: 'all',
  };
}

/** The query for what has a part number, or a tail of one, that is or begins as a text does, figures or not. */
export const codesAlone = (query: SentQuery): SentQuery[] =>
  query.indexUid === PRODUCTS && numberOf(query.q ?? '').length >= MIN_LENGTH
    ? [{ ...query, q: numberOf(query.q ?? ''), attributesToSearchOn: [SKU_KEYS], matchingStrategy: 'all' }]
    : [];

/** The ids of the products, of what that query found, that have the very number. */
export function owners(result: Result | undefined, { q }: SentQuery): number[] {
  const number = numberOf(q ?? '');
  return (result?.hits ?? [])
    .filter((hit) => (hit[PART_NUMBERS] as string[] | undefined)?.includes(number))
    .map(({ id }) => Number(id));
}
