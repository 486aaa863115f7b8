import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

const productReviewModeration = z
  .strictObject({
    id: z.int(),
    version: z.int(),
    status: z.enum(['pending', 'rejected', 'published']),
    status_label: z.string(),
    written_at: instantOutput,
    reason: z.string().nullable(),
    moderator: z.string().nullable(),
    product: z.strictObject({ id: z.int(), name: z.string(), model: z.string() }),
    author: z.string(),
    company: z.string().nullable(),
    shown: z.strictObject({ rating: z.number(), title: z.string(), comment: z.string() }).nullable(),
    next_states: z.array(
      z.strictObject({
        to: z.enum(['pending', 'rejected', 'published']),
        label: z.string(),
        needs_reason: z.boolean(),
      }),
    ),
    rating: z.number(),
    title: z.string(),
    comment: z.string(),
  })
  .meta({ id: 'ProductReviewModeration' });

export const productReviewModerationListOutput = listOutput(productReviewModeration);

export const productReviewModerationOutput = dataOutput(productReviewModeration);
