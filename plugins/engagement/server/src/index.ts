import { definePlugin, demoService, registerWaiting, service } from '@mayorista/kernel';
import '@mayorista/listings/contract';
import { messages } from './messages';
import { ratingFields } from './reviews/card-rating-fields';
import { moderationRoutes } from './reviews/moderation.routes';
import { reviewRoutes } from './reviews/review.routes';
import { purchaseSatisfactions } from './satisfaction/purchase-satisfaction.record';
import { waitingReviews } from './reviews/waiting-reviews';
import { wishListDetailRoutes } from './wish-lists/wish-list-detail.routes';
import { wishListRoutes } from './wish-lists/wish-list.routes';
import { wishedProducts } from './wish-lists/wished-products';

export default definePlugin({
  name: 'engagement',
  area: ['Reseñas y listas de deseos', 'Lo que los compradores opinan y apartan para después.'],
  messages,
  histories: [{ type: 'product-reviews', needs: 'product-reviews.moderate' }],
  records: [purchaseSatisfactions],
  routes: [...wishListRoutes, ...wishListDetailRoutes, ...reviewRoutes, ...moderationRoutes],
  services: {
    'engagement.wish-lists': () => ({ productsOf: wishedProducts }),
    'engagement.demo': demoService(async () => (await import('./demo/engagement.demo')).engagementDemo),
  },
  register: ({ strapi }) => registerWaiting(strapi, waitingReviews),
  bootstrap: ({ strapi }) => service(strapi, 'listings.cards').addFields(ratingFields(strapi)),
});
