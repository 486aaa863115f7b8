import {
  defineRoute,
  sendReady,
  stampedResponses,
  type CacheKey,
  type Core,
  type Currency,
  type Output,
  type RouteDefinition,
  type StampedResponse,
} from '@mayorista/kernel';
import type { ZodType, z } from 'zod';
import type { CardAudience } from '../../../contract';
import { audienceOf } from '../cards/audience';
import { storeListings } from '../listing-index/store-listings';

/** What a store answer is made from, and what it is cached under. */
interface StoreQuestion<Query> {
  readonly audience: CardAudience;
  readonly locale: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
}

type StoreQuery = CacheKey & { readonly currency?: Currency | undefined };

interface CachedRoute<Query extends ZodType<StoreQuery>> {
  readonly path: string;
  readonly noun: string;
  readonly action: string;
  readonly needs: string;
  readonly summary: string;
  readonly query: Query;
  readonly output?: Output;
  readonly answer: (strapi: Core.Strapi, question: StoreQuestion<z.output<Query>>) => Promise<StampedResponse>;
}

/**
 * Declares a GET whose answer is cached for everybody of the same audience, as long as its stamp says. `answer` is given what the
 * cache's key is made of and never the request: an answer that depended on anything else would not compile. Anonymous answers may be
 * cached by others, those of people never.
 */
export const cachedRoute = <Query extends ZodType<StoreQuery>>({
  answer,
  ...route
}: CachedRoute<Query>): RouteDefinition =>
  defineRoute({
    ...route,
    method: 'GET',
    async handle({ strapi, actor, locale, params, query, ctx }) {
      const asked = query as z.output<Query>;
      const audience = await audienceOf(strapi, { actor, currency: asked.currency ?? null });
      // Stamps go by the index of listings, too.
      await storeListings(strapi).current();
      const key: CacheKey & StoreQuestion<z.output<Query>> = { audience, locale, params, query: asked };
      const made = await stampedResponses(strapi).answer(route.path, key, (question) => answer(strapi, question));
      ctx.set('Cache-Control', actor.kind === 'public' ? 'public, max-age=0, must-revalidate' : 'private, no-cache');
      ctx.set('Vary', 'Authorization, Accept-Language');
      sendReady(ctx, made);
    },
  });
