import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { bulkActions } from './actions/bulk-actions';
import { EditMany, EditOneByOne, QuickEdit } from './actions/editing-actions';
import { ActivateProduct, PublishProduct } from './actions/product-actions';
import { sayingWhatGoes } from './actions/remove-product';
import { ProductEditing } from './editing/ProductEditing';
import { CategoryPanel } from './panels/CategoryPanel';
import { ContentPanel } from './panels/ContentPanel';
import { DatasheetPanel } from './panels/DatasheetPanel';
import { ModelPanel } from './panels/ModelPanel';
import { PublicationPanel } from './panels/PublicationPanel';
import { paths } from './paths';
import { readsCategories, readsDatasheets, readsStoreItems } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: readonly unknown[]) => readonly unknown[]): void;
  addDocumentAction(change: (actions: readonly unknown[]) => readonly unknown[]): void;
  addBulkAction(change: (actions: readonly unknown[]) => readonly unknown[]): void;
}

/** Below one route: they share their tabs, and the pages that a product leads to. */
const pages = [
  { label: 'Árbol de categorías', to: paths.tree, permissions: readsCategories, position: 121 },
  { label: 'Fichas técnicas', to: paths.datasheets, permissions: readsDatasheets, position: 122 },
  { label: 'Listas de valores', to: paths.lists, permissions: readsDatasheets, position: 123 },
  { label: 'Orden de la tienda', to: paths.storeOrder, permissions: readsStoreItems, position: 124 },
].map(({ to, ...line }) => ({ ...line, to: to.slice(1), area: 'Catálogo' as const }));

/** The panel's own first two panels are the buttons of the record and its releases. */
const own = 2;

const editing = ['update', 'edit', 'clone'];
const typeOf = (action: unknown): string =>
  typeof action === 'function' ? ((action as { readonly type?: string }).type ?? '') : '';
const isEditing = (action: unknown): boolean => editing.includes(typeOf(action));
const isRemoving = (action: unknown): action is DocumentActionComponent => typeOf(action) === 'delete';

export default {
  register(app: StrapiApp): void {
    for (const line of pages) addPage(app, line);
    app.router.addRoute({
      path: `plugins/${pluginId}/*`,
      lazy: () => import('./pages').then(({ CataloguePages }) => ({ Component: CataloguePages })),
    });
    app.registerPlugin({ id: 'catalogue-desk', name: 'Catálogo' });
  },

  bootstrap(app: StrapiApp): void {
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManager.apis as unknown as ContentManagerApis;
    // Right below the record's buttons: what it lacks for the store, then what is said of it.
    apis.addEditViewSidePanel((panels) => [
      ...panels.slice(0, own),
      ModelPanel,
      PublicationPanel,
      DatasheetPanel,
      ContentPanel,
      CategoryPanel,
      ...panels.slice(own),
    ]);
    contentManager.injectComponent('listView', 'actions', { name: 'product-editing', Component: ProductEditing });
    apis.addBulkAction((actions) => [EditMany, EditOneByOne, ...bulkActions, ...actions]);
    // After what edits the record, before what takes it away.
    apis.addDocumentAction((actions) => {
      const after = actions.findLastIndex(isEditing) + 1;
      const rest = actions.slice(after).map((action) => (isRemoving(action) ? sayingWhatGoes(action) : action));
      return [...actions.slice(0, after), QuickEdit, PublishProduct, ActivateProduct, ...rest];
    });
  },
};
