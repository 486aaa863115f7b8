import type { Core } from '@strapi/strapi';
import { searchWhere } from './resource.store';
import type { Where } from './resource.types';
import { indexedSearches, type Searchable } from './search-index';

interface Params {
  readonly _q?: unknown;
  readonly filters?: Where;
}

/**
 * What staff type above a list of many rows is looked for as the platform's own calls look for it: every word, accents and case
 * ignored, in the index of the folded texts. Strapi would read each text of each row, once for the page and once to count it.
 */
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
    const searched = indexedSearches(strapi).get(context.uid);
    const { _q: text, ...params } = context.params as Params;
    if (searched === undefined || typeof text !== 'string' || text.trim() === '') return next();
    if (strapi.requestContext.get()?.path.startsWith('/content-manager/') !== true) return next();
    const found = await find(searched, text.trim());
    const isFound: Where = /^\d{1,9}$/.test(text.trim()) ? { $or: [{ id: Number(text) }, ...found] } : { $and: found };
    const filters = params.filters === undefined ? [isFound] : [params.filters, isFound];
    context.params = { ...params, filters: { $and: filters } } as typeof context.params;
    return next();
  });
}
