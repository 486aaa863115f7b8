import { definePlugin, demoService, on, registerRecordTypes } from '@mayorista/kernel';
import { orderPlaced } from '../../events';
import { dividedOrderRoute } from './divisions/divided-order.route';
import { messages } from './messages';
import { forInvoice } from './orders/billed-order';
import { sendOrderMail } from './orders/order-mail.job';
import { buyerOf, hasBought } from './orders/order.store';
import { nameOrders } from './orders/order-references';
import { orderRoutes } from './orders/order.routes';
import { ivaRateOf, totalsOf } from './orders/order.rules';
import { placeOrder } from './placing/place-order';
import { ensureOrderTypes, orderTypes } from './order-types/order-types';
import { saleOrderTypes } from './order-types/sale-order-type.record';
import { findOrder, recordTypes } from './record-types';

export default definePlugin({
  name: 'sales',
  messages,
  histories: [{ type: 'sale-orders', needs: 'sale-orders.read', find: findOrder }],
  records: [saleOrderTypes],
  routes: [...orderRoutes, dividedOrderRoute],
  jobs: [sendOrderMail],
  subscriptions: [on(orderPlaced, sendOrderMail, (payload) => payload)],
  services: {
    'sales.orders': ({ strapi }) => ({
      place: placeOrder,
      hasBought,
      buyerOf,
      totals: (lines, currency, zipCode, shippingCost) => totalsOf(lines, currency, ivaRateOf(zipCode), shippingCost),
      orderTypes: (productIds) => orderTypes(strapi, productIds),
      forInvoice,
    }),
    'sales.demo': demoService(async () => (await import('./demo/sales.demo')).salesDemo),
  },
  register: ({ strapi }) => registerRecordTypes(strapi, recordTypes),
  bootstrap: async ({ strapi }) => {
    await ensureOrderTypes(strapi);
    nameOrders(strapi);
  },
});
