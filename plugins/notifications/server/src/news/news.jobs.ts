import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Tells a buyer what became of their order, where it concerns them. */
export const tellOrderNews = defineJob({
  name: 'notifications.tell-order-news',
  label: 'Avisar de un pedido',
  schema: z.object({ orderId: z.number().int().positive(), status: z.string() }),
  handler: () => import('./order-news.handler'),
});

/** Tells an author what became of their review. */
export const tellReviewNews = defineJob({
  name: 'notifications.tell-review-news',
  label: 'Avisar de una opinión',
  schema: z.object({
    reviewId: z.number().int().positive(),
    version: z.number().int(),
    userId: z.number().int().positive(),
    productId: z.number().int().positive(),
    status: z.enum(['published', 'rejected']),
  }),
  handler: () => import('./review-news.handler'),
});
