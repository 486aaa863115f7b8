import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

const id = z.number().int().positive();

/** A moderator published or rejected this version of somebody's review. */
export const reviewModerated = defineEvent(
  'product-review.moderated',
  z.object({
    reviewId: id,
    version: z.number().int(),
    userId: id,
    productId: id,
    status: z.enum(['published', 'rejected']),
  }),
  { touches: ({ productId }) => [productId] },
);
