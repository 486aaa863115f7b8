import type { Core } from '@strapi/strapi';
import { searchWhere } from './resource.store';
import type { Where } from './resource.types';
import { indexedSearches, type Searchable } from './search-index';

interface Params {
  readonly _q?: unknown;
  readonly filters?: Where;
}

type Find = (searched: Searchable, text: string) => Promise<Where[]>;

/**
 * What staff type above a list of many rows, as a filter: it is looked for as the platform's own calls look for it, every word, accents and
 * case ignored, in the index of the folded texts. Strapi would read each text of each row, once for the page and once to count it.
 * A list without an index stays as it is.
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
  const found = await (find ?? ((index, words) => searchWhere(strapi, words, index)))(searched, text);
  const isFound: Where = /^\d{1,9}$/.test(text) ? { $or: [{ id: Number(text) }, ...found] } : { $and: found };
  return { ...rest, filters: { $and: rest.filters === undefined ? [isFound] : [rest.filters, isFound] } };
}

/** The lists of the panel are searched by their indexes. */
export function searchPanelByIndex(strapi: Core.Strapi): void {
  const asked = new Map<string, Promise<Where[]>>();

  /** The page and its count ask for the same at the same time: looked for once. */
  function find(searched: Searchable, text: string): Promise<Where[]> {
    const key = `${searched.uid} ${text}`;
    const found = asked.get(key) ?? searchWhere(strapi, text, searched).finally(() => asked.delete(key));
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
