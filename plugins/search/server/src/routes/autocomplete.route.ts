import { typedNumber, defineRoute, service, type RouteRequest } from '@mayorista/kernel';
import { z } from 'zod';
import type {} from '../../../contract';
import { CATEGORIES, PRODUCTS } from '../documents/settings';
import { audienceOf } from '../tokens/audience-of';
import { bearerOf } from '../tokens/token-bearer';
import { houseError } from './search-refusal';
import { productAutocompleteSearchOutput, productAutocompleteOutput } from './autocomplete.answer';

const autocompleteQuery = z.object({
  search: z.string().trim().max(200).default(''),
  currency_id: typedNumber(z.number().int()).default(2),
});
type Request = RouteRequest<unknown, z.output<typeof autocompleteQuery>>;

interface Results {
  results: { hits: Record<string, unknown>[]; estimatedTotalHits?: number }[];
}

/** Searches as the person who asks, with a token of their own audience: the same limits and the same attributes as a browser's. */
async function search({ strapi, actor, query, ctx }: Request, indexes: string[]): Promise<Results['results']> {
  const catalogue = service(strapi, 'search.catalogue');
  const { token } = catalogue.token(await audienceOf(strapi, actor), bearerOf({ actor, ctx }));
  try {
    const { results } = (await catalogue.multiSearch(
      { queries: indexes.map((indexUid) => ({ indexUid, q: query.search })) },
      `Bearer ${token}`,
    )) as Results;
    return results;
  } catch (error) {
    throw houseError(error);
  }
}

const plain = (hit: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(hit).filter(([name]) => !name.startsWith('_')));

/** GET /product-autocomplete: products whose name or number begins so. A blank term clears the list (spec storefront 5). */
export const productAutocomplete = defineRoute({
  method: 'GET',
  path: '/product-autocomplete',
  noun: 'product-autocomplete',
  action: 'findMany',
  needs: 'search.read',
  summary: 'Productos que empiezan como se escribe',
  query: autocompleteQuery,
  output: productAutocompleteOutput,
  async handle(request) {
    if (request.query.search === '') return { data: [], total: 0, meta: {} };
    const [products] = await search(request, [PRODUCTS]);
    return { data: (products?.hits ?? []).map(plain), total: products?.estimatedTotalHits ?? 0, meta: {} };
  },
});

/** GET /product-autocomplete-searches: products and categories at once; currency 2 (USD) unless said (spec storefront 9). */
export const productAutocompleteSearches = defineRoute({
  method: 'GET',
  path: '/product-autocomplete-searches',
  noun: 'product-autocomplete-searches',
  action: 'findMany',
  needs: 'search.read',
  summary: 'Productos y categorías que empiezan como se escribe',
  query: autocompleteQuery,
  output: productAutocompleteSearchOutput,
  async handle(request) {
    const { search: term, currency_id } = request.query;
    const [products, categories] = term === '' ? [] : await search(request, [PRODUCTS, CATEGORIES]);
    return {
      data: { products: (products?.hits ?? []).map(plain), categories: (categories?.hits ?? []).map(plain) },
      total: products?.estimatedTotalHits ?? 0,
      meta: { currency_id },
    };
  },
});
