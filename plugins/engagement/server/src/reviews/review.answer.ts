import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

const productReview = z
  .strictObject({
    id: z.int(),
    rating: z.number(),
    title: z.string(),
    comment: z.string(),
    productId: z.int(),
    updated_at: instantOutput,
    status: z.string().optional(),
    status_label: z.string().optional(),
    reason: z.string().nullable().optional(),
  })
  .meta({ id: 'ProductReview' });

const productReviewOwnReview = z.strictObject({
  id: z.int(),
  rating: z.number(),
  title: z.string(),
  comment: z.string(),
  productId: z.int(),
  updated_at: instantOutput,
  status: z.enum(['pending', 'rejected', 'published']),
  status_label: z.enum(['Rechazada', 'Por revisar', 'Publicada']),
  reason: z.string().nullable(),
});

const productReviewSummary = z.strictObject({
  purchased_by_user: z.boolean(),
  own_review: productReviewOwnReview.nullable(),
  rating: z.number(),
  total: z.int(),
  five_stars_percentage: z.number(),
  four_stars_percentage: z.number(),
  three_stars_percentage: z.number(),
  two_stars_percentage: z.number(),
  one_star_percentage: z.number(),
  productId: z.int(),
  name: z.string(),
  show_url: z.string(),
  image_full_path: z.string().nullable(),
});

export const productReviewListOutput = listOutput(productReview, { summary: productReviewSummary });

export const productReviewOutput = dataOutput(productReview);
