import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { recordPages } from '@mayorista/kernel/panel/records';
import { paymentReceipt, saleOrderType } from '../../shared';
import { OrdersPanel } from './panels/OrdersPanel';
import { readsOrders } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

const reviewsReceipts = 'sale-order-payment-receipts.review';

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Ventas',
      label: 'Pedidos',
      to: `plugins/${pluginId}/pedidos`,
      permissions: readsOrders,
      position: 10,
      page: () => import('./pages').then(({ OrderPages }) => OrderPages),
    });
    recordPages(app, paymentReceipt, {
      area: 'Ventas',
      position: 20,
      permissions: { moves: { approve: reviewsReceipts, reject: reviewsReceipts } },
    });
    recordPages(app, saleOrderType, { area: 'Ventas', position: 120 });
    app.registerPlugin({ id: pluginId, name: 'Ventas' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([OrdersPanel]);
  },
};
