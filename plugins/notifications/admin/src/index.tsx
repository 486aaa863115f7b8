import type { StrapiApp } from '@strapi/strapi/admin';
import { Bell } from '@strapi/icons';
import { readsNotices } from './permissions';
import { pluginId } from './plugin-id';

const titles = { 'notifications.notices.title': 'Notificaciones' };

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/avisos`,
      icon: Bell,
      intlLabel: { id: 'notifications.notices.title', defaultMessage: titles['notifications.notices.title'] },
      permissions: readsNotices,
      position: 21,
      Component: () => import('./notices/NoticesPage').then(({ NoticesPage }) => ({ default: NoticesPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Avisos' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),
};
