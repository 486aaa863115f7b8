import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { ActivateLanding, DeactivateLanding, withoutLandings } from './landing-actions';
import { pluginId } from './plugin-id';
import { StorePanel } from './StorePanel';

interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: readonly unknown[]) => readonly unknown[]): void;
  addDocumentAction(change: (actions: readonly DocumentActionComponent[]) => readonly DocumentActionComponent[]): void;
}

/** The panel's own first two panels are the buttons of the record and its releases. */
const own = 2;

const publishing: readonly (string | undefined)[] = ['publish', 'unpublish'];

export default {
  register(app: StrapiApp): void {
    app.registerPlugin({ id: pluginId, name: 'Mercadotecnia' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel((panels) => [...panels.slice(0, own), StorePanel, ...panels.slice(own)]);
    apis.addDocumentAction((actions) => [
      ActivateLanding,
      ...actions.map((action) => (publishing.includes(action.type) ? withoutLandings(action) : action)),
      DeactivateLanding,
    ]);
  },
};
