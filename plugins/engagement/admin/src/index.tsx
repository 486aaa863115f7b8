import type { StrapiApp } from '@strapi/strapi/admin';
import { Star } from '@strapi/icons';
import { moderatesReviews } from './permissions';
import { pluginId } from './plugin-id';

const titles = { 'engagement.reviews.title': 'Opiniones' };

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/opiniones`,
      icon: Star,
      intlLabel: { id: 'engagement.reviews.title', defaultMessage: titles['engagement.reviews.title'] },
      permissions: moderatesReviews,
      position: 20,
      Component: () => import('./reviews/ReviewsPage').then(({ ReviewsPage }) => ({ default: ReviewsPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Listas y opiniones' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),
};
