import type { StrapiApp } from '@strapi/strapi/admin';
import { BulletList, ManyToMany, Store } from '@strapi/icons';
import { ActivateProduct, PublishProduct } from './actions/product-actions';
import { DatasheetPanel } from './panels/DatasheetPanel';
import { PublicationPanel } from './panels/PublicationPanel';
import { readsCategories, readsDatasheets, readsStoreItems } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: readonly unknown[]) => readonly unknown[]): void;
  addDocumentAction(change: (actions: readonly unknown[]) => readonly unknown[]): void;
}

const titles = {
  'catalogue.tree.title': 'Árbol de categorías',
  'catalogue.datasheets.title': 'Fichas técnicas',
  'catalogue.store-order.title': 'Orden de la tienda',
};

/** The panel's own first two panels are the buttons of the record and its releases. */
const own = 2;

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/arbol-de-categorias`,
      icon: ManyToMany,
      intlLabel: { id: 'catalogue.tree.title', defaultMessage: titles['catalogue.tree.title'] },
      permissions: readsCategories,
      position: 3,
      Component: () => import('./pages/category-tree').then(({ CategoryTreePage }) => ({ default: CategoryTreePage })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/fichas-tecnicas`,
      icon: BulletList,
      intlLabel: { id: 'catalogue.datasheets.title', defaultMessage: titles['catalogue.datasheets.title'] },
      permissions: readsDatasheets,
      position: 4,
      Component: () => import('./pages/datasheets/router').then(({ DatasheetPages }) => ({ default: DatasheetPages })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/orden-de-la-tienda`,
      icon: Store,
      intlLabel: { id: 'catalogue.store-order.title', defaultMessage: titles['catalogue.store-order.title'] },
      permissions: readsStoreItems,
      position: 5,
      Component: () => import('./pages/store-order').then(({ StoreOrderPage }) => ({ default: StoreOrderPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Catálogo' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    // Right below the record's buttons: what it lacks for the store, then what is said of it.
    apis.addEditViewSidePanel((panels) => [
      ...panels.slice(0, own),
      PublicationPanel,
      DatasheetPanel,
      ...panels.slice(own),
    ]);
    // After the record's own actions: saving stays the first.
    apis.addDocumentAction((actions) => [...actions, PublishProduct, ActivateProduct]);
  },
};
