import { answerCache, sendReady, type Currency, type RouteRequest } from '@mayorista/kernel';
import type { CardViewer } from '../../../contract';
import { audienceKey } from '../cards/card.service';
import { canonical } from './canonical';

interface StoreQuestion {
  readonly currency?: Currency;
}

export const viewerOf = (request: RouteRequest<unknown, StoreQuestion>): CardViewer => ({
  actor: request.actor,
  currency: request.query.currency ?? null,
});

/** Answers from the cache of the viewer's audience; anonymous answers may be kept by others, those of people never. */
export async function sendCached(
  request: RouteRequest<unknown, StoreQuestion>,
  make: (viewer: CardViewer) => Promise<unknown>,
): Promise<void> {
  const { ctx, strapi, locale } = request;
  const viewer = viewerOf(request);
  const audience = await audienceKey(strapi, viewer);
  const key = [audience, locale, ctx.path, canonical(request.query)].join('|');
  const answer = await answerCache(strapi).answer(key, () => make(viewer));
  ctx.set('Cache-Control', audience === 'anonymous' ? 'public, max-age=0, must-revalidate' : 'private, no-cache');
  ctx.set('Vary', 'Authorization, Accept-Language');
  sendReady(ctx, answer);
}
