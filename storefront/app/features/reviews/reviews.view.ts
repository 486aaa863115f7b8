import type { OwnReviewAnswer, ReviewAnswer, ReviewsAnswer } from './reviews.api.server';

export const sorts = ['recent', 'oldest', 'highest', 'lowest'] as const;
type ReviewSort = (typeof sorts)[number];

/** What the address asks of a product's reviews: `rating={n}`, and what the list's own links add. */
export interface ReviewsAsked {
  readonly level: number | null;
  readonly sort: ReviewSort;
  readonly page: number;
}

export interface ReviewsView {
  readonly rating: number;
  readonly total: number;
  /** Five stars first. */
  readonly levels: readonly { readonly stars: number; readonly percent: number; readonly url: string }[];
  readonly allUrl: string;
  readonly reviews: readonly ReviewAnswer[];
  readonly asked: ReviewsAsked;
  readonly pageCount: number;
  readonly hasBought: boolean;
  readonly own: OwnReviewAnswer | null;
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null);

/** Reads the address; what makes no sense there counts as not asked. */
export function askedOf(params: URLSearchParams): ReviewsAsked {
  const level = whole(params.get('rating'));
  return {
    level: level !== null && level >= 1 && level <= 5 ? level : null,
    sort: sorts.find((sort) => sort === params.get('reviewSort')) ?? 'recent',
    page: Math.max(1, whole(params.get('reviewPage')) ?? 1),
  };
}

/** Where reviews of a product are: all of them, or those of a level (storefront document, section 2). */
export const reviewsUrl = (productId: number, level: number | null = null): string =>
  `/products/${productId}?${level === null ? '' : `rating=${level}&`}reviews`;

/** Where one's own review of a product is written without its window. */
export const ownReviewUrl = (productId: number): string => `/product-reviews?product_id=${productId}`;

export interface TypedReview {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

/** What a form sent, to stand in it again when it is refused. */
export function typedReview(form: FormData): TypedReview {
  const text = (name: string) => String(form.get(name) ?? '');
  return { rating: Number(text('rating')), title: text('title'), comment: text('comment') };
}

export function reviewsView({ data, meta }: ReviewsAnswer, productId: number, asked: ReviewsAsked): ReviewsView {
  const { summary, pagination } = meta;
  const percents = [
    summary.five_stars_percentage,
    summary.four_stars_percentage,
    summary.three_stars_percentage,
    summary.two_stars_percentage,
    summary.one_star_percentage,
  ];
  return {
    rating: summary.rating,
    total: summary.total,
    levels: percents.map((percent, at) => ({ stars: 5 - at, percent, url: reviewsUrl(productId, 5 - at) })),
    allUrl: reviewsUrl(productId),
    reviews: data,
    asked,
    pageCount: pagination.pageCount,
    hasBought: summary.purchased_by_user,
    own: summary.own_review,
  };
}
