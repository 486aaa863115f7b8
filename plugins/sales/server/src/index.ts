import { definePlugin, demoService, on, registerRecordTypes } from '@mayorista/kernel';
import { orderPlaced } from '../../events';
import { messages } from './messages';
import { forInvoice } from './orders/billed-order';
import { sendOrderMail } from './orders/order-mail.job';
import { buyerOf, hasBought } from './orders/order.store';
import { nameOrders } from './orders/order-references';
import { orderRoutes } from './orders/order.routes';
import { ivaRateOf, totalsOf } from './orders/order.rules';
import { placeOrder } from './orders/place-order';
import { findOrder, recordTypes } from './record-types';

export default definePlugin({
  name: 'sales',
  messages,
  histories: [{ type: 'sale-orders', needs: 'sale-orders.read', find: findOrder }],
  routes: orderRoutes,
  jobs: [sendOrderMail],
  subscriptions: [on(orderPlaced, sendOrderMail, (payload) => payload)],
  services: {
    'sales.orders': () => ({
      place: placeOrder,
      hasBought,
      buyerOf,
      forInvoice,
      totals: (lines, currency, zipCode) => totalsOf(lines, currency, ivaRateOf(zipCode)),
    }),
    'sales.demo': demoService(async () => (await import('./demo/sales.demo')).salesDemo),
  },
  register: ({ strapi }) => registerRecordTypes(strapi, recordTypes),
  bootstrap: ({ strapi }) => nameOrders(strapi),
});
