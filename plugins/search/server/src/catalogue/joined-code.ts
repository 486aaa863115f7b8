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

/** A result with others in front of its first page, each product once and marked as it was found. Further pages are as far behind as there are others. */
export function withFirst(
  result: Result,
  first: Result | undefined,
  { offset, limit }: { offset: number; limit: number },
): Result {
  if (first === undefined || first.hits.length === 0) return result;
  const known = new Map(result.hits.map((hit) => [hit['id'], hit]));
  const owners = new Set(first.hits.map(({ id }) => id));
  const rest = result.hits.filter(({ id }) => !owners.has(id));
  const added = first.hits.filter(({ id }) => !known.has(id)).length;
  const total = (result.estimatedTotalHits ?? 0) + (offset === 0 ? added : 0);
  if (offset > 0) return { ...result, hits: rest };
  const front = first.hits.map((hit) => known.get(hit['id']) ?? hit);
  return { ...result, hits: [...front, ...rest].slice(0, limit), estimatedTotalHits: total };
}
