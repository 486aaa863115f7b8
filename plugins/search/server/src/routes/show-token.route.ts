import { defineRoute, service } from '@mayorista/kernel';
import type {} from '../../../contract';
import { audienceOf } from '../tokens/audience-of';
import { bearerOf } from '../tokens/token-bearer';
import { searchTokenOutput } from './show-token.answer';

/** GET /search-tokens: the token with which this person's browser searches, for 30 minutes. */
export const showTokenRoute = defineRoute({
  method: 'GET',
  path: '/search-tokens',
  noun: 'search-tokens',
  action: 'show',
  needs: 'search.read',
  summary: 'Token de búsqueda de quien pregunta',
  output: searchTokenOutput,
  async handle({ strapi, actor, ctx }) {
    ctx.set('Cache-Control', 'no-store');
    const audience = await audienceOf(strapi, actor);
    return { data: service(strapi, 'search.catalogue').token(audience, bearerOf({ actor, ctx })), meta: {} };
  },
});
