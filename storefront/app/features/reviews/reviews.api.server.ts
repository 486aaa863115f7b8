import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo } from '../../api/answers';

export type ReviewsAnswer = AnswerTo<'GET /product-reviews'>;
export type ReviewAnswer = ReviewsAnswer['data'][number];
export type OwnReviewAnswer = NonNullable<ReviewsAnswer['meta']['summary']['own_review']>;

interface ReviewText {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

/** The calls of reviews. */
export const reviewApi = {
  list: (api: ApiClient, query: Query) => api.get<ReviewsAnswer>('product-reviews', query),
  write: (api: ApiClient, productId: number, text: ReviewText) =>
    api.post<unknown>('product-reviews', { productId, ...text }),
  rewrite: (api: ApiClient, id: number, text: ReviewText) => api.put<unknown>(`product-reviews/${id}`, text),
};
