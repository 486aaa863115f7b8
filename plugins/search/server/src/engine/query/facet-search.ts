import { ApiError } from '../api-error';
import type { SearchIndex } from '../storage/indexes';
import { fold } from '../text/fold';
import { joined } from '../text/tokens';
import { runSearch, type SearchContext } from './run-search';
import { checkedQuery } from './search-query';

export interface FacetSearchAnswer {
  facetHits: { value: string; count: number }[];
  facetQuery: string | null;
  processingTimeMs: number;
}

const MAX_FACET_HITS = 100;

/** The values of a facet with a word that begins as asked, over the documents of a search, the most frequent first. */
export function facetSearch(
  context: SearchContext,
  index: SearchIndex,
  body: Record<string, unknown>,
): FacetSearchAnswer {
  const started = performance.now();
  const { facetName, facetQuery = null, ...search } = body;
  if (typeof facetName !== 'string')
    throw new ApiError('missing_facet_search_facet_name', 'Missing parameter `facetName`.');
  if (facetQuery !== null && typeof facetQuery !== 'string')
    throw new ApiError('invalid_facet_search_facet_query', 'Invalid value for `facetQuery`.');
  const wide: SearchIndex = {
    ...index,
    settings: { ...index.settings, faceting: { ...index.settings.faceting, maxValuesPerFacet: 10_000 } },
  };
  const { facetDistribution } = runSearch(context, wide, { ...checkedQuery(search), facets: [facetName], limit: 0 });
  const hits = Object.entries(facetDistribution?.[facetName] ?? {})
    .filter(([value]) => facetQuery === null || says(value, facetQuery))
    .map(([value, count]) => ({ value, count }))
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
  return {
    facetHits: hits.slice(0, MAX_FACET_HITS),
    facetQuery,
    processingTimeMs: Math.round(performance.now() - started),
  };
}

const says = (value: string, query: string): boolean =>
  joined(query) === '' || ` ${fold(value)}`.includes(` ${fold(query)}`) || joined(value).startsWith(joined(query));
