import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';
import { STARS } from '@mayorista/config';
import { recordId } from '../wish-lists/wish-list.fields';

const rating = typedNumber(
  z.number({ error: 'not_a_number' }).min(STARS.least, 'rating_out_of_range').max(STARS.most, 'rating_out_of_range'),
).refine((stars) => Number.isInteger(stars / STARS.step), 'rating_out_of_range');

const text = {
  rating: rating.default(STARS.reviewDefault),
  title: z.string().trim().min(1, 'review_title_required').max(120),
  comment: z.string().trim().min(1, 'review_comment_required').max(4_000),
};

/** The document's payload; the product's id in either spelling. */
export const newReview = z
  .strictObject({ ...text, productId: recordId.optional(), product_id: recordId.optional() })
  .refine((input) => (input.productId ?? input.product_id) !== undefined, { error: 'required', path: ['productId'] });

export const changedReview = z.strictObject({
  ...text,
  productId: recordId.optional(),
  product_id: recordId.optional(),
});

export const halvesOfRating = (stars: number): number => Math.round(stars / STARS.step);
