import type { StrapiApp } from '@strapi/strapi/admin';
import { ShoppingCart } from '@strapi/icons';
import { OrdersPanel } from './panels/OrdersPanel';
import { readsOrders } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/pedidos`,
      icon: ShoppingCart,
      intlLabel: { id: 'sales.orders.title', defaultMessage: 'Pedidos' },
      permissions: readsOrders,
      position: 2,
      Component: () => import('./pages').then(({ OrderPages }) => ({ default: OrderPages })),
    });
    app.registerPlugin({ id: pluginId, name: 'Ventas' });
  },

  registerTrads({ locales }: { readonly locales: readonly string[] }) {
    return Promise.resolve(locales.map((locale) => ({ locale, data: { 'sales.orders.title': 'Pedidos' } })));
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([OrdersPanel]);
  },
};
