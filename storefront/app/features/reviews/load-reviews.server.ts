import { ApiError } from '../../api/errors';
import type { RequestArgs } from '../../load-context';
import { storeScope } from '../../session/scope.server';
import { reviewApi } from './reviews.api.server';
import { askedOf, reviewsView, type ReviewsView } from './reviews.view';

const PER_PAGE = 5;

/** A product's reviews as the address asks for them; null when they cannot be had: the product is shown without. */
export async function loadReviews(args: RequestArgs, productId: number): Promise<ReviewsView | null> {
  const { api, locale } = storeScope(args);
  const asked = askedOf(new URL(args.request.url).searchParams);
  const query = { product_id: productId, rating: asked.level, sort: asked.sort, page: asked.page };
  try {
    return reviewsView(await reviewApi.list(api, { ...query, per_page: PER_PAGE, locale }), productId, asked);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
