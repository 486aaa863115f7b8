import type { StrapiApp } from '@strapi/strapi/admin';
import { Search } from '@strapi/icons';
import { readsInsights } from './permissions';
import { pluginId } from './plugin-id';

const titles = { 'search.insights.title': 'Búsquedas' };

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/busquedas`,
      icon: Search,
      intlLabel: { id: 'search.insights.title', defaultMessage: titles['search.insights.title'] },
      permissions: readsInsights,
      position: 22,
      Component: () => import('./insights/InsightsPage').then(({ InsightsPage }) => ({ default: InsightsPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Búsqueda' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),
};
