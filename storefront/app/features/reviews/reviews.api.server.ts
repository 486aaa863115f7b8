import type { ApiClient, Query } from '../../api/client.server';
import type { Pagination } from '../../api/contract';

export interface ReviewAnswer {
  readonly id: number;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly updated_at: string;
}

export interface OwnReviewAnswer extends ReviewAnswer {
  readonly status: 'pending' | 'published' | 'rejected';
  readonly reason: string | null;
}

export interface ReviewsAnswer {
  readonly data: readonly ReviewAnswer[];
  readonly meta: {
    readonly pagination: Pagination;
    readonly summary: {
      readonly rating: number;
      readonly total: number;
      readonly five_stars_percentage: number;
      readonly four_stars_percentage: number;
      readonly three_stars_percentage: number;
      readonly two_stars_percentage: number;
      readonly one_star_percentage: number;
      readonly purchased_by_user: boolean;
      readonly own_review: OwnReviewAnswer | null;
    };
  };
}

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
