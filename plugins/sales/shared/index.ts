/** What server, panel and other plugins share of this one: shapes, what shapes refer to, and the states of an order. */
export { paymentReceipt } from './payment-receipt.shape';
export { givenAway } from './given-away';
export { discountGrant } from './discount-grant.shape';
export { orderShipment } from './order-shipment.shape';
export { saleOrders } from './referables';
export { spendingRule } from './spending-rule.shape';
export { saleOrderType } from './sale-order-type.shape';
export { isOrderStatus, isWanted, orderStatuses, orderStatusLabels, orderWay, type OrderStatus } from '../order.states';
