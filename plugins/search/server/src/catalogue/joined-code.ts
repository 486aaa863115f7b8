import { hasDigit, tokensOf } from '@mayorista/search-engine';
import type { MultiSearchResult } from 'meilisearch';
import { PRODUCTS } from '../documents/settings';
import { SKU_KEYS } from '../documents/sku-keys';
import type { SentQuery } from '../server-fields';

type Result = MultiSearchResult<Record<string, unknown>>;

/**
 * The second query that a real server needs to find 'C9300-24P' by 'c9300 24p': the words joined, among the part-number keys only.
 * Undefined when the text is no part number. The embedded engine does this by itself.
 */
export function joinedCodeQuery(query: SentQuery): SentQuery | undefined {
  if (query.indexUid !== PRODUCTS) return undefined;
  const terms = tokensOf(query.q ?? '').map(({ term }) => term);
  const code = terms.join('');
  if (terms.length === 0 || terms.length > 4 || !hasDigit(code) || code === query.q) return undefined;
  return { ...query, q: code, attributesToSearchOn: [SKU_KEYS], facets: undefined };
}

/** The answer of a query with what its joined form found in front, each product once. */
export function withCodeHits(result: Result, codes: Result | undefined, limit: number): Result {
  if (codes === undefined || codes.hits.length === 0) return result;
  const known = new Set(codes.hits.map(({ id }) => id));
  const added = result.hits.filter(({ id }) => !known.has(id));
  const total = (result.estimatedTotalHits ?? 0) + codes.hits.length - (result.hits.length - added.length);
  return { ...result, hits: [...codes.hits, ...added].slice(0, limit), estimatedTotalHits: total };
}
