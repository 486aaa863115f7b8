import type { ProductSearch, ProductSearchResult } from '../../../contract';
import type { SearchClient } from '../client';
import { PRODUCTS } from '../documents/settings';
import { matches } from './matching';

/** Runs a page's search, by the same rule as the overlay's: in the order asked for, else by relevance. */
export async function searchProducts(search: SearchClient, request: ProductSearch): Promise<ProductSearchResult> {
  const { text: q, filter, facets, sort, page, perPage: limit } = request;
  const offset = (page - 1) * limit;
  const [match] = await matches(search, [
    { indexUid: PRODUCTS, q, filter, facets, sort, offset, limit, attributesToRetrieve: ['id'] },
  ]);
  const { hits = [], estimatedTotalHits: total = 0, facetDistribution, facetStats } = match?.result ?? {};
  return {
    ids: hits.map(({ id }) => Number(id)),
    total,
    facets: facetDistribution ?? {},
    ranges: facetStats ?? {},
    isNearest: match?.isNearest ?? false,
  };
}
