import { countOldest, type Waiting } from '@mayorista/kernel';
import { tables } from '../uids';

/** Reviews that wait for a moderator, edited ones too. */
export const waitingReviews: readonly Waiting[] = [
  {
    key: 'product-reviews.pending',
    label: ['opinión por moderar', 'opiniones por moderar'],
    needs: 'product-reviews.moderate',
    to: '/plugins/engagement/opiniones',
    lateAfterHours: 72,
    types: ['product-reviews'],
    count: ({ knex }) => countOldest(knex(tables.review).where({ status: 'pending' }), 'written_at'),
  },
];
