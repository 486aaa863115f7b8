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

/** Tells the other side of a conversation that somebody wrote. */
export const tellMessageNews = defineJob({
  name: 'notifications.tell-message-news',
  label: 'Avisar de un mensaje',
  schema: z.object({
    about: z.enum(['sale-order', 'incidence']),
    recordId: z.number().int().positive(),
    commentId: z.number().int().positive(),
    isFromHouse: z.boolean(),
  }),
  handler: () => import('./message-news.handler'),
});

/** Tells a buyer what became of their incidence. */
export const tellIncidenceNews = defineJob({
  name: 'notifications.tell-incidence-news',
  label: 'Avisar de una incidencia',
  schema: z.object({ incidenceId: z.number().int().positive(), state: z.string() }),
  handler: () => import('./incidence-news.handler'),
});
