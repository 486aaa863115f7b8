import { z } from 'zod';
import { typedWhole, defineRoute, NotFoundError } from '@mayorista/kernel';
import { pathIdOf } from '../owner';
import { moderateReview } from './moderate-review';
import { moderatedReview, moderationPage } from './moderation.view';
import { productReviewModerationOutput, productReviewModerationListOutput } from './moderation.answer';

const noun = 'product-review-moderations';
const needs = 'product-reviews.moderate';

/** What moderators read and decide. */
export const moderationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-review-moderations',
    noun,
    action: 'find',
    needs,
    summary: 'Opiniones por revisar',
    query: z.object({
      page: typedWhole(100_000).default(1),
      per_page: typedWhole(100).default(10),
      status: z.enum(['pending', 'published', 'rejected'], { error: 'not_an_option' }).optional(),
      locale: z.string().optional(),
    }),
    output: productReviewModerationListOutput,
    handle: ({ strapi, actor, query }) => moderationPage(strapi, actor, query),
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-review-moderations/:id',
    noun,
    action: 'update',
    needs,
    summary: 'Publicar o rechazar una opinión',
    input: z.strictObject({
      status: z.string().max(40),
      version: typedWhole(2_000_000_000),
      reason: z.string().trim().max(500).default(''),
    }),
    output: productReviewModerationOutput,
    async handle({ strapi, actor, params, input: { status, version, reason } }) {
      const id = pathIdOf(params.id);
      if (id === null) throw new NotFoundError();
      await moderateReview(strapi, { id, to: status, version, reason }, actor);
      return { data: await moderatedReview(strapi, actor, id), meta: {} };
    },
  }),
];
