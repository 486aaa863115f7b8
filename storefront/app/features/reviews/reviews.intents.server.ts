import { z } from 'zod';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { reviewApi } from './reviews.api.server';

const id = z.coerce.number().int().positive();
/** What makes no sense as a review is the platform's to say, on its field. */
const text = { rating: z.coerce.number(), title: z.string().max(500), comment: z.string().max(10_000) };

export interface ReviewSent {
  readonly ok: true;
}

/** What the review window can ask for. */
export const reviewIntents: Intents<ReviewSent> = {
  async write({ form, scope: { api } }) {
    const { product_id, ...review } = formValues(form, z.object({ product_id: id, ...text }));
    await reviewApi.write(api, product_id, review);
    return { ok: true };
  },
  async rewrite({ form, scope: { api } }) {
    const { review_id, ...review } = formValues(form, z.object({ review_id: id, ...text }));
    await reviewApi.rewrite(api, review_id, review);
    return { ok: true };
  },
};
