import { defineRoute, service } from '@mayorista/kernel';
import { z } from 'zod';
import type {} from '../../../contract';
import { houseError } from './search-refusal';
import { searchToken } from './search-token';
import { multiSearchOutput } from './multi-search.answer';

/** POST /multi-search: what the search overlay asks while a person types, in Meilisearch's shape (spec storefront 7). */
export const multiSearchRoute = defineRoute({
  method: 'POST',
  path: '/multi-search',
  noun: 'multi-search',
  action: 'search',
  needs: 'search.read',
  summary: 'Búsqueda de productos y categorías',
  input: z.looseObject({
    queries: z
      .array(z.looseObject({ indexUid: z.string() }))
      .min(1)
      .max(10),
  }),
  output: multiSearchOutput,
  async handle({ strapi, ctx, input }) {
    try {
      return await service(strapi, 'search.catalogue').multiSearch(
        { queries: input.queries },
        ctx.state[searchToken] as string | undefined,
      );
    } catch (error) {
      throw houseError(error);
    }
  },
});
