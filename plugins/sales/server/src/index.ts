import { changeBackorderRoute } from './backorders/change-backorder.route';
import {
  registerFindable,
  definePlugin,
  demoService,
  ensureSearchIndex,
  on,
  registerExports,
  registerRecordTypes,
  registerWaiting,
  registerWidgets,
} from '@mayorista/kernel';
import { orderApprovalAsked, orderPlaced, orderShipped } from '../../events';
import { cancelOrderRoute } from './buyer/cancel-order.route';
import { readContents, takeApart } from './buyer/read-contents';
import { replaceGoods } from './buyer/replace-goods';
import { commentRoutes } from './comments/comment.routes';
import { discountGrants } from './discounts/discount-grant.record';
import { discountService } from './discounts/discount.service';
import { dividedOrderRoute } from './divisions/divided-order.route';
import { messages } from './messages';
import { downloadOrders } from './orders/downloads/download-orders.route';
import { canceledAmong, forInvoice, paidBetween } from './orders/billed-order';
import { sendOrderMail } from './orders/order-mail.job';
import { buyerOf, hasBought } from './orders/order.store';
import { nameOrders } from './orders/order-references';
import { orderRoutes } from './orders/order.routes';
import { totalsOf } from './orders/order.rules';
import { taxOf } from './tax/order-tax';
import { placeOrder } from './placing/place-order';
import { ensureOrderTypes, orderTypes } from './order-types/order-types';
import { saleOrderTypes } from './order-types/sale-order-type.record';
import { payersOf } from './orders/payers';
import { searched } from './orders/list-orders';
import { withinOrders } from './orders/order.scope';
import { ordersExport } from './orders/downloads/export-orders';
import { waitingOrders } from './orders/waiting-orders';
import { showOrdersOfCompanies } from './orders/company-orders';
import { printOrderRoute } from './printing/print-order.route';
import { followPackages } from './packages/find-package';
import { paymentReceipts } from './receipts/payment-receipt.record';
import { sendReceipt } from './receipts/send-receipt.route';
import { findOrder, recordTypes } from './record-types';
import { uids } from './uids';
import { impersonationsRoute } from './salesmen/impersonations.route';
import { orderShipments } from './shipments/order-shipment.record';
import { scanRoutes } from './shipments/scan-serial.route';
import { serialsOf } from './shipments/serials-of';
import { shipmentListRoutes } from './shipments/shipment-list.routes';
import { mailShipment } from './shipments/shipment-mail.job';
import { orderWidgets } from './dashboards/order-widgets';
import { purchaseService } from './orders/bought-by-companies';
import { orderBoardRoute } from './board/order-board.route';
import { approvalRoutes } from './spending/approval.routes';
import { mailApproval } from './spending/approval-mail.job';
import { expireApprovals } from './spending/expire-approvals.job';
import { spendingPeopleRoute } from './spending/spending-people.route';
import { spendingRules } from './spending/spending-rule.record';
import { findableBuyers } from './salesmen/findable-buyers';
import { findableOrders } from './orders/findable-orders';
import { salesmanRoutes } from './salesmen/salesman.routes';

export default definePlugin({
  name: 'sales',
  area: ['Pedidos', 'Los pedidos, sus pagos, comentarios y quien los atiende.'],
  messages,
  histories: [{ type: 'sale-orders', needs: 'sale-orders.read', find: findOrder }],
  records: [saleOrderTypes, paymentReceipts, orderShipments, spendingRules, discountGrants],
  routes: [
    ...orderRoutes,
    downloadOrders,
    dividedOrderRoute,
    changeBackorderRoute,
    cancelOrderRoute,
    printOrderRoute,
    sendReceipt,
    ...commentRoutes,
    ...salesmanRoutes,
    impersonationsRoute,
    orderBoardRoute,
    ...approvalRoutes,
    spendingPeopleRoute,
    ...scanRoutes,
    ...shipmentListRoutes,
  ],
  jobs: [sendOrderMail, mailShipment, mailApproval, expireApprovals],
  subscriptions: [
    on(orderPlaced, sendOrderMail, (payload) => payload),
    on(orderShipped, mailShipment, (payload) => payload),
    on(orderApprovalAsked, mailApproval, (payload) => payload),
  ],
  services: {
    'sales.orders': ({ strapi }) => ({
      place: placeOrder,
      hasBought,
      buyerOf,
      payersOf: (knex, orderId) => payersOf(strapi, knex, orderId),
      taxAt: (place) => taxOf(strapi, place),
      totals: totalsOf,
      orderTypes: (productIds) => orderTypes(strapi, productIds),
      canceledAmong,
      paidBetween,
      forInvoice,
    }),
    'sales.discounts': () => discountService,
    'sales.past-orders': () => ({
      read: readContents,
      takeApart,
      replace: replaceGoods,
      withinReach: withinOrders,
    }),
    'companies.purchases': () => purchaseService,
    'sales.shipments': () => ({ serialsOf }),
    'sales.demo': demoService(async () => (await import('./demo/sales.demo')).salesDemo),
  },
  register: ({ strapi }) => {
    registerRecordTypes(strapi, recordTypes);
    registerExports(strapi, [ordersExport]);
    registerWidgets(strapi, orderWidgets);
    registerWaiting(strapi, waitingOrders);
    registerFindable(strapi, [findableOrders, findableBuyers(strapi)]);
  },
  bootstrap: async ({ strapi }) => {
    await ensureOrderTypes(strapi);
    await ensureSearchIndex(strapi, { uid: uids.order, search: searched, searchIndexed: true });
    nameOrders(strapi);
    followPackages(strapi);
    showOrdersOfCompanies(strapi);
  },
});
