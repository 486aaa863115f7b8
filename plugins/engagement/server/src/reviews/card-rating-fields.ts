import { getKnex, type Core } from '@mayorista/kernel';
import type { CardFieldProvider } from '@mayorista/listings/contract';
import { breakdownOf } from './review.rules';
import { halvesOfMany } from './review.store';

/** What a card shows of published reviews: their mean to the half star and how many there are; nothing without any. Everybody's. */
export const ratingFields = (strapi: Core.Strapi): CardFieldProvider<null> => ({
  name: 'rating',
  partOf: () => Promise.resolve(null),
  async fieldsOf(rows) {
    const counts = await halvesOfMany(
      getKnex(strapi),
      rows.map(({ id }) => id),
    );
    return new Map(
      [...counts].map(([id, halves]) => {
        const { rating, total } = breakdownOf(halves);
        return [id, { rating, reviews_count: total }] as const;
      }),
    );
  },
});
