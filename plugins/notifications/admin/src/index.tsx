import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { readsNotices } from './permissions';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Marketing',
      label: 'Notificaciones',
      to: `plugins/${pluginId}/avisos`,
      permissions: readsNotices,
      position: 10,
      page: () => import('./notices/NoticesPage').then(({ NoticesPage }) => NoticesPage),
    });
    app.registerPlugin({ id: pluginId, name: 'Avisos' });
  },
};
