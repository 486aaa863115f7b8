import type { Core } from '@strapi/strapi';
import { searchWhere } from './resource.store';
import type { Where } from './resource.types';
import { indexedSearches, type Searchable } from './search-index';

interface Params {
  readonly _q?: unknown;
  readonly filters?: Where;
}

/** The panel's searches come here when their asker may read all that the index has: `strapi/server/mask-queries.ts`. */
const judgedBefore = (): boolean => true;

type Find = (searched: Searchable, text: string) => Promise<Where[]>;

/**
 * Converts the search text of a panel list with a search index to filters, so that it finds what the API's search finds: every word,
 * accents and case ignored. Strapi would read each text of each row, once for the page and once to count it. Returns `params`
 * unchanged for a list without an index.
 */
export async function withIndexedSearch(
  strapi: Core.Strapi,
  uid: string,
  { params, find }: { readonly params: Params; readonly find?: Find },
): Promise<Params> {
  const searched = indexedSearches(strapi).get(uid);
  const { _q: typed, ...rest } = params;
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (searched === undefined || text === '') return params;
  const found = await (find ?? ((index, words) => searchWhere(strapi, words, { searched: index, may: judgedBefore })))(
    searched,
    text,
  );
  const isFound: Where = /^\d{1,9}$/.test(text) ? { $or: [{ id: Number(text) }, ...found] } : { $and: found };
  return { ...rest, filters: { $and: rest.filters === undefined ? [isFound] : [rest.filters, isFound] } };
}

/** Makes the panel's lists use the search indexes. */
export function searchPanelByIndex(strapi: Core.Strapi): void {
  const asked = new Map<string, Promise<Where[]>>();

  /** Shares one search between a page and its count, which run at the same time. */
  function find(searched: Searchable, text: string): Promise<Where[]> {
    const key = `${searched.uid} ${text}`;
    const found =
      asked.get(key) ?? searchWhere(strapi, text, { searched, may: judgedBefore }).finally(() => asked.delete(key));
    asked.set(key, found);
    return found;
  }

  strapi.documents.use(async (context, next) => {
    if (strapi.requestContext.get()?.path.startsWith('/content-manager/') !== true) return next();
    const params = await withIndexedSearch(strapi, context.uid, { params: context.params as Params, find });
    context.params = params as typeof context.params;
    return next();
  });
}
