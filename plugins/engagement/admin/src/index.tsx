import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { recordPages } from '@mayorista/kernel/panel/records';
import { purchaseSatisfaction } from '../../shared';
import { moderatesReviews } from './permissions';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Atención',
      label: 'Opiniones',
      to: `plugins/${pluginId}/opiniones`,
      permissions: moderatesReviews,
      position: 10,
      page: () => import('./reviews/ReviewsPage').then(({ ReviewsPage }) => ReviewsPage),
    });
    recordPages(app, purchaseSatisfaction, { area: 'Atención', position: 20 });
    app.registerPlugin({ id: pluginId, name: 'Listas y opiniones' });
  },
};
