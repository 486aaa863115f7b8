import { z } from 'zod';
import { typedNumber, typedWhole, defineRoute, NotFoundError, sendJson, type RouteRequest } from '@mayorista/kernel';
import { pathIdOf } from '../owner';
import { recordId } from '../wish-lists/wish-list.fields';
import { changedReview, halvesOfRating, newReview } from './review.fields';
import type { ReviewOrder } from './review.store';
import { oneReview, reviewPage } from './review.view';
import { rewriteReview, writeReview } from './write-review';
import { productReviewOutput, productReviewListOutput } from './review.answer';

const noun = 'product-reviews';
const writes = 'product-reviews.write';

/** The document's four orders. */
const orders = {
  highest: ['shown_halves', 'desc'],
  lowest: ['shown_halves', 'asc'],
  recent: ['shown_at', 'desc'],
  oldest: ['shown_at', 'asc'],
} as const satisfies Record<string, ReviewOrder>;

const listQuery = z.object({
  product_id: recordId,
  rating: typedNumber(z.number().int('invalid').min(1, 'invalid').max(5, 'invalid'), 'invalid').optional(),
  sort: z.enum(['highest', 'lowest', 'recent', 'oldest'], { error: 'not_an_option' }).default('recent'),
  page: typedWhole(100_000).default(1),
  per_page: typedWhole(100).default(10),
  locale: z.string().optional(),
});

const textOf = ({ rating, title, comment }: { rating: number; title: string; comment: string }) => ({
  halves: halvesOfRating(rating),
  title,
  comment,
});

const answer = async ({ strapi, actor }: RouteRequest, id: number) => ({
  data: await oneReview(strapi, actor, id),
  meta: {},
});

export const reviewRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-reviews',
    noun,
    action: 'find',
    needs: 'product-reviews.read',
    summary: 'Opiniones publicadas de un producto',
    query: listQuery,
    output: productReviewListOutput,
    async handle({ strapi, actor, locale, query, ctx }) {
      const reviews = await reviewPage(strapi, actor, locale, {
        productId: query.product_id,
        level: query.rating ?? null,
        order: orders[query.sort],
        page: query.page,
        pageSize: query.per_page,
      });
      ctx.set('Cache-Control', actor.kind === 'public' ? 'public, max-age=0, must-revalidate' : 'private, no-cache');
      ctx.set('Vary', 'Authorization, Accept-Language');
      // The store keeps pages with reviews, and asks whether they are as they were.
      sendJson(ctx, reviews);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/product-reviews',
    noun,
    action: 'create',
    needs: writes,
    summary: 'Dar mi opinión de un producto',
    input: newReview,
    status: 201,
    output: productReviewOutput,
    async handle(request) {
      const { strapi, actor, input } = request;
      const productId = input.productId ?? input.product_id ?? 0;
      return answer(request, await writeReview(strapi, actor, productId, textOf(input)));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/product-reviews/:id',
    noun,
    action: 'findOne',
    needs: 'product-reviews.read',
    summary: 'Una opinión',
    output: productReviewOutput,
    handle: async ({ strapi, actor, params }) => ({
      data: await oneReview(strapi, actor, pathIdOf(params.id)),
      meta: {},
    }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-reviews/:id',
    noun,
    action: 'update',
    needs: writes,
    summary: 'Editar mi opinión',
    input: changedReview,
    output: productReviewOutput,
    async handle(request) {
      const id = pathIdOf(request.params.id);
      if (id === null) throw new NotFoundError();
      await rewriteReview(request.strapi, request.actor, id, textOf(request.input));
      return answer(request, id);
    },
  }),
];
