import type { ProductSearch, ProductSearchResult } from '../../../contract';
import type { SearchClient } from '../client';
import { PRODUCTS } from '../documents/settings';
import { SKU_KEYS } from '../documents/sku-keys';
import type { SentSearch } from '../server-fields';
import { joinedCodeQuery } from './joined-code';
import { isWordless } from './wordless';

/** Pages are asked for by number: the answer says how many there are. */
type Paged = SentSearch & { page: number; hitsPerPage: number };

/** Runs a page's search: every word required, in the order asked for, else by relevance. */
export async function searchProducts(
  { client, engine }: SearchClient,
  request: ProductSearch,
): Promise<ProductSearchResult> {
  const { text, filter, facets, sort, page, perPage } = request;
  if (isWordless(text)) return { ids: [], total: 0, facets: {}, ranges: {} };
  const index = client.index<{ id: number }>(PRODUCTS);
  const options: Paged = {
    filter,
    facets,
    sort,
    page,
    hitsPerPage: perPage,
    attributesToRetrieve: ['id'],
    matchingStrategy: 'all',
  };
  const found = await index.search(text, options);
  const ids = found.hits.map(({ id }) => id);
  // A real server does not join the words of a part number; where the words alone find nothing, its joined form may.
  const joined =
    engine === 'server' && found.totalHits === 0 ? joinedCodeQuery({ indexUid: PRODUCTS, q: text }) : undefined;
  const result =
    joined === undefined ? found : await index.search(joined.q, { ...options, attributesToSearchOn: [SKU_KEYS] });
  return {
    ids: joined === undefined ? ids : result.hits.map(({ id }) => id),
    total: result.totalHits,
    facets: result.facetDistribution ?? {},
    ranges: result.facetStats ?? {},
  };
}
