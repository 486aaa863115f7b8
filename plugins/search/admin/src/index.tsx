import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { readsInsights } from './permissions';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Marketing',
      label: 'Búsquedas',
      to: `plugins/${pluginId}/busquedas`,
      permissions: readsInsights,
      position: 20,
      page: () => import('./insights/InsightsPage').then(({ InsightsPage }) => InsightsPage),
    });
    app.registerPlugin({ id: pluginId, name: 'Búsqueda' });
  },
};
