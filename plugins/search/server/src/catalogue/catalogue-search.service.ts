import { env } from '@mayorista/config';
import { knexOf, now, type Deps } from '@mayorista/kernel';
import path from 'node:path';
import type { CatalogueSearch, SearchSource } from '../../../contract';
import { openSearchClient, type SearchClient } from '../client';
import { staffGroups } from '../synonyms/synonym.store';
import { issueToken } from '../tokens/search-tokens';
import { categoriesAsTheyAre, ensureIndexes, indexAsTheyAre, putSynonyms, rebuildIndexes } from './indexing';
import { multiSearch } from './multi-search';
import { searchProducts } from './product-search';
import { hasCurrentIndex } from './readiness';
import { startRebuild } from './start-rebuild';
import { untilCurrent } from './until-current';

/** The file of the embedded engine, in the platform's data folder. */
const SEARCH_FILE = 'search.db';

async function openFromEnvironment(): Promise<SearchClient> {
  const { meili, dataFolder, secrets } = env();
  const search = await openSearchClient({
    server: meili,
    file: path.join(dataFolder, SEARCH_FILE),
    masterKey: secrets.searchMasterKey,
  });
  await ensureIndexes(search.client);
  return search;
}

/** The published search service; the engine is opened with its first use. */
export function catalogueSearch({ strapi }: Deps): CatalogueSearch {
  let opened: Promise<SearchClient> | undefined;
  let source: SearchSource | undefined;
  const search = (): Promise<SearchClient> => {
    opened ??= openFromEnvironment().catch((error: unknown) => {
      // The next search tries again: a server that was down may be back.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const client = async () => (await search()).client;
  const given = (): SearchSource => {
    if (source === undefined) throw new Error('Search has no source of products: call useSource first');
    return source;
  };
  const groups = () => staffGroups(knexOf(strapi));
  const applySynonyms = async (): Promise<void> => {
    const to = await client();
    await untilCurrent(groups, (own) => putSynonyms(to, own));
  };
  return {
    refreshCategories: async () => {
      const count = await categoriesAsTheyAre(await client(), given(), await groups());
      // What staff changed while an index was made anew is not lost with the exchange.
      await applySynonyms();
      return count;
    },
    search: async (request) => searchProducts(await search(), request),
    isReady: async () => hasCurrentIndex(await client()),
    isThere: async () => (await client()).isHealthy(),
    token: (audience) => issueToken(audience, env().secrets.searchMasterKey, now()),
    useSource: async (from) => {
      source = from;
      if (!(await hasCurrentIndex(await client()))) await startRebuild(strapi);
    },
    refreshProducts: async (ids) => indexAsTheyAre(await client(), given(), ids),
    rebuildFromSource: async () => {
      const total = await rebuildIndexes(await client(), given(), await groups());
      await applySynonyms();
      return total;
    },
    applySynonyms,
    multiSearch: async (body, authorization) =>
      multiSearch(
        { search: await search(), masterKey: env().secrets.searchMasterKey, now: now() },
        body,
        authorization,
      ),
  };
}
