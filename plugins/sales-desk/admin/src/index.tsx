import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { addVerb } from '@mayorista/kernel/panel/palette';
import { recordPages } from '@mayorista/kernel/panel/records';
import { discountGrant, orderShipment, paymentReceipt, saleOrderType, spendingRule } from '@mayorista/sales/shared';
import { OrdersPanel } from './panels/OrdersPanel';
import { needing, readsOrders } from './permissions';
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
      isBegunElsewhere: true,
      slots: () => import('./receipts/slots').then(({ receiptSlots }) => receiptSlots),
    });
    recordPages(app, orderShipment, {
      area: 'Ventas',
      position: 30,
      isBegunElsewhere: true,
      slots: () => import('./shipments/slots').then(({ shipmentSlots }) => shipmentSlots),
    });
    addPage(app, {
      area: 'Ventas',
      label: 'Compradores que atiendes',
      to: `plugins/${pluginId}/compradores`,
      permissions: needing('sale-order-user-impersonations.read'),
      position: 40,
      page: () => import('./pages/impersonations').then(({ BuyersPage }) => BuyersPage),
    });
    addVerb({
      label: 'Actuar en nombre de…',
      words: ['comprador', 'suplantar', 'levantar pedido', 'cliente'],
      permissions: needing('sale-order-user-impersonations.read'),
      asks: {
        kind: 'buyers',
        label: 'Comprador en cuyo nombre se actúa',
        go: ({ to }) => ({ to }),
      },
    });
    recordPages(app, discountGrant, {
      area: 'Ventas',
      position: 50,
      permissions: { write: 'discounts.authorise' },
      isBegunElsewhere: true,
      isChangedElsewhere: true,
      slots: () => import('./discounts/slots').then(({ discountSlots }) => discountSlots),
    });
    recordPages(app, spendingRule, {
      area: 'Distribuidores',
      position: 60,
      isBegunElsewhere: true,
    });
    recordPages(app, saleOrderType, {
      area: 'Ventas',
      position: 120,
      permissions: { read: 'sale-order-types.write' },
    });
    app.registerPlugin({ id: 'sales-desk', name: 'Ventas' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([OrdersPanel]);
  },
};
