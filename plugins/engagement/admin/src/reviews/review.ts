import type { ItemOf } from '@mayorista/config/answers';

/** A review as whoever moderates it sees it. */
export type ModeratedReview = ItemOf<'GET /product-review-moderations'>;
