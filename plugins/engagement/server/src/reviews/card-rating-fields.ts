import { getKnex, type Core } from '@mayorista/kernel';
import type { CardFieldProvider } from '@mayorista/listings/contract';
import { breakdownOf, type HalvesCount } from './review.rules';
import { halvesOfMany } from './review.store';

/** What a card shows of published reviews: their mean to the half star and how many there are; nothing without any. Everybody's. */
export const ratingFields = (strapi: Core.Strapi): CardFieldProvider<null, HalvesCount> => ({
  name: 'rating',
  factsOf: (ids) => halvesOfMany(getKnex(strapi), ids),
  partOf: () => Promise.resolve(null),
  fieldsFor: () =>
    Promise.resolve((_, halves) => {
      if (halves === undefined) return null;
      const { rating, total } = breakdownOf(halves);
      return { rating, reviews_count: total };
    }),
});
