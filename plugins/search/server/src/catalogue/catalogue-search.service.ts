import { env } from '@mayorista/config';
import { getKnex, now, type Deps } from '@mayorista/kernel';
import path from 'node:path';
import type { CatalogueSearch, SearchSource } from '../../../contract';
import { openSearchClient, type SearchClient } from '../client';
import { staffGroups } from '../synonyms/synonym.store';
import { issueToken } from '../tokens/search-tokens';
import { isStillHeld } from '../tokens/token-bearer';
import { EngineAccess } from './engine-access';
import { categoriesAsTheyAre, ensureIndexes, indexAsTheyAre, putSynonyms, rebuildIndexes } from './indexing';
import { multiSearch, type MultiSearchContext } from './multi-search';
import { documentIds } from '../completeness/document-ids';
import { nearestHelp } from './nearest-help';
import { searchProducts } from './product-search';
import { hasCurrentIndex } from './readiness';
import { SearchUnavailable } from './search-unavailable';
import { startRebuild, startRebuildOnReturn } from './start-rebuild';
import { untilCurrent } from './until-current';

/** The file of the embedded engine, in the platform's data folder. */
const SEARCH_FILE = 'search.db';

/** How long the first use waits for a server to make indexes that are missing. */
const OPENING_TIMEOUT_MS = 10_000;

async function openFromEnvironment(): Promise<SearchClient> {
  const { meili, dataFolder, secrets } = env();
  const search = await openSearchClient({
    server: meili,
    file: path.join(dataFolder, SEARCH_FILE),
    masterKey: secrets.searchMasterKey,
  });
  await ensureIndexes(search.client, OPENING_TIMEOUT_MS);
  return search;
}

const browserTerms = (strapi: Deps['strapi'], search: SearchClient): MultiSearchContext => ({
  search,
  masterKey: env().secrets.searchMasterKey,
  now: now(),
  isStillHeld: (token) => isStillHeld(strapi, token),
});

/** The published search service; the engine is opened with its first use. */
export function catalogueSearch({ strapi }: Deps): CatalogueSearch {
  let source: SearchSource | undefined;
  const unlessCurrent =
    (rebuild: typeof startRebuild) =>
    async ({ client }: SearchClient): Promise<void> => {
      if (!(await hasCurrentIndex(client))) await rebuild(strapi);
    };
  const engine = new EngineAccess({
    isServer: env().meili !== null,
    open: openFromEnvironment,
    returned: unlessCurrent(startRebuildOnReturn),
    log: strapi.log,
  });
  const given = (): SearchSource => {
    if (source === undefined) throw new Error('Search has no source of products: call useSource first');
    return source;
  };
  const groups = () => staffGroups(getKnex(strapi));
  const applySynonyms = (): Promise<void> =>
    engine.use(({ indexing }) => untilCurrent(groups, (own) => putSynonyms(indexing, own)));
  return {
    refreshCategories: async () => {
      const count = await engine.use(async ({ indexing }) => categoriesAsTheyAre(indexing, given(), await groups()));
      // What staff changed while an index was made anew is not lost with the exchange.
      await applySynonyms();
      return count;
    },
    search: (request) => engine.use((search) => searchProducts(search, request)),
    nearestHelp: (text, filter) => engine.use((search) => nearestHelp(search, text, filter)),
    isReady: () => engine.use(({ client }) => hasCurrentIndex(client)),
    isThere: () => engine.use(({ client }) => client.isHealthy()),
    token: (audience, bearer) => issueToken(audience, env().secrets.searchMasterKey, now(), bearer),
    useSource: async (from) => {
      source = from;
      const checked = engine.use(unlessCurrent(startRebuild));
      if (env().meili === null) await checked;
      // The platform starts without its search server, which may take its time and is looked at again with the next search. What is no
      // outage is a defect, to be read in the log.
      else
        void checked.catch((error: unknown) => {
          if (!(error instanceof SearchUnavailable)) strapi.log.error(error);
        });
    },
    refreshProducts: (ids) => engine.use(({ indexing }) => indexAsTheyAre(indexing, given(), ids)),
    documentIds: () => engine.use(({ client }) => documentIds(client)),
    rebuildFromSource: async () => {
      const total = await engine.use(async ({ indexing }) => rebuildIndexes(indexing, given(), await groups()));
      await applySynonyms();
      return total;
    },
    applySynonyms,
    multiSearch: (body, authorization) =>
      engine.use((search) => multiSearch(browserTerms(strapi, search), body, authorization)),
  };
}
