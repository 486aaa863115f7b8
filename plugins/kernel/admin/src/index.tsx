import type { StrapiApp } from '@strapi/strapi/admin';
import { Mail, Server } from '@strapi/icons';
import { KeptTyping } from './kept-typing/KeptTyping';
import { HistoryPanel } from './panels/HistoryPanel';
import { pluginId } from './plugin-id';
import { SavedSearches } from './saved-searches/SavedSearches';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

const needing = (code: string) => [{ action: `plugin::${pluginId}.${code}`, subject: null }];

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/trabajos`,
      icon: Server,
      intlLabel: { id: 'kernel.jobs.title', defaultMessage: 'Trabajos' },
      permissions: needing('background-jobs.read'),
      position: 90,
      Component: () => import('./pages/jobs').then(({ JobsPage }) => ({ default: JobsPage })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/correos`,
      icon: Mail,
      intlLabel: { id: 'kernel.mails.title', defaultMessage: 'Correos enviados' },
      permissions: needing('mails.read'),
      position: 91,
      Component: () => import('./pages/mails').then(({ MailsPage }) => ({ default: MailsPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Plataforma' });
  },

  bootstrap(app: StrapiApp): void {
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManager.apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([HistoryPanel]);
    contentManager.injectComponent('editView', 'right-links', { name: 'kept-typing', Component: KeptTyping });
    contentManager.injectComponent('listView', 'actions', { name: 'saved-searches', Component: SavedSearches });
  },
};
