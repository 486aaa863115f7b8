import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from './areas/areas';
import { RestoreUnsavedForm } from './kept-typing/KeptTyping';
import { HistoryPanel } from './panels/HistoryPanel';
import { pluginId } from './plugin-id';
import { SavedSearches } from './saved-searches/SavedSearches';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

const needing = (code: string) => [{ action: `plugin::${pluginId}.${code}`, subject: null }];

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Ventas',
      label: 'Tableros',
      to: `plugins/${pluginId}/tableros`,
      permissions: needing('dashboards.read'),
      position: 45,
      page: () => import('./pages/dashboards').then(({ DashboardsPage }) => DashboardsPage),
    });
    addPage(app, {
      area: 'Sistema',
      label: 'Trabajos',
      to: `plugins/${pluginId}/trabajos`,
      permissions: needing('background-jobs.read'),
      position: 10,
      page: () => import('./pages/jobs').then(({ JobsPage }) => JobsPage),
    });
    addPage(app, {
      area: 'Sistema',
      label: 'Correos enviados',
      to: `plugins/${pluginId}/correos`,
      permissions: needing('mails.read'),
      position: 20,
      page: () => import('./pages/mails').then(({ MailsPage }) => MailsPage),
    });
    app.registerPlugin({ id: pluginId, name: 'Plataforma' });
  },

  bootstrap(app: StrapiApp): void {
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManager.apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([HistoryPanel]);
    contentManager.injectComponent('editView', 'right-links', { name: 'kept-typing', Component: RestoreUnsavedForm });
    contentManager.injectComponent('listView', 'actions', { name: 'saved-searches', Component: SavedSearches });
  },
};
