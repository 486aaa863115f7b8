import { ApiError } from '../api-error';
import type { SearchIndex } from '../storage/indexes';
import { typosBetween } from '../text/distance';
import { foldForFilter } from '../text/fold';
import { tokensOf } from '../text/tokens';
import { facetTexts } from './facets';
import { searchedDocuments, type SearchContext } from './run-search';
import { checkedQuery } from './search-query';

export interface FacetSearchAnswer {
  facetHits: { value: string; count: number }[];
  facetQuery: string | null;
  processingTimeMs: number;
}

/** Parameters of a search that a facet search takes and has no use for, as on a server. */
const UNUSED = new Set([
  'offset',
  'limit',
  'page',
  'hitsPerPage',
  'attributesToRetrieve',
  'attributesToHighlight',
  'highlightPreTag',
  'highlightPostTag',
  'attributesToCrop',
  'cropLength',
  'cropMarker',
  'facets',
  'sort',
  'showMatchesPosition',
  'showRankingScore',
  'showRankingScoreDetails',
]);

/**
 * The values of a facet that begin with the first word asked for, over the documents of a search, in the order that the settings give
 * the facet and at most as many as they allow. Values that are numbers are not looked among.
 */
export function facetSearch(
  context: SearchContext,
  index: SearchIndex,
  body: Record<string, unknown>,
): FacetSearchAnswer {
  const started = performance.now();
  const { facetName, facetQuery = null, exhaustiveFacetCount = null, ...search } = body;
  if (typeof facetName !== 'string')
    throw new ApiError('missing_facet_search_facet_name', 'Missing parameter `facetName`.');
  if (facetQuery !== null && typeof facetQuery !== 'string')
    throw new ApiError('invalid_facet_search_query', 'Invalid value for `facetQuery`.');
  // Counts are exact either way.
  if (exhaustiveFacetCount !== null && typeof exhaustiveFacetCount !== 'boolean')
    throw new ApiError('invalid_facet_search_exhaustive_facet_count', 'Invalid value for `exhaustiveFacetCount`.');
  assertSearchable(facetName, index);
  const query = checkedQuery(Object.fromEntries(Object.entries(search).filter(([name]) => !UNUSED.has(name))));
  const source = searchedDocuments(context, index, query);
  const beginsSo = beginning(facetQuery, index);
  const hits = facetTexts(context.db, index, facetName, source).filter(({ value }) => beginsSo(value));
  return {
    facetHits: hits.slice(0, index.settings.faceting.maxValuesPerFacet),
    facetQuery,
    processingTimeMs: Math.floor(performance.now() - started),
  };
}

function assertSearchable(facetName: string, { uid, settings }: SearchIndex): void {
  if (!settings.facetSearch)
    throw new ApiError('facet_search_disabled', `The facet search is disabled for the index \`${uid}\`.`);
  if (settings.filterableAttributes.includes(facetName)) return;
  throw new ApiError(
    'invalid_facet_search_facet_name',
    `Attribute \`${facetName.slice(0, 80)}\` is not facet-searchable. Available facet-searchable attributes are: \`${settings.filterableAttributes.join(', ')}\`.`,
  );
}

/** Whether a value begins with the first word of the query, with as many typos as the settings allow a word of its length. */
function beginning(facetQuery: string | null, { settings }: SearchIndex): (value: string) => boolean {
  const word = tokensOf(facetQuery ?? '')[0]?.term;
  if (word === undefined) return () => true;
  const { enabled, minWordSizeForTypos, disableOnWords } = settings.typoTolerance;
  const mayErr = enabled && !disableOnWords.map(foldForFilter).includes(word);
  const { oneTypo, twoTypos } = minWordSizeForTypos;
  const typos = !mayErr || word.length < oneTypo ? 0 : word.length < twoTypos ? 1 : 2;
  return (value) => {
    const folded = foldForFilter(value);
    return folded.startsWith(word) || (typos > 0 && typosBetween(word, folded.slice(0, 64), typos, true) <= typos);
  };
}
