/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { paymentReceipt } from './payment-receipt.shape';
export { orderShipment } from './order-shipment.shape';
export { saleOrders } from './referables';
export { spendingRule } from './spending-rule.shape';
export { saleOrderType } from './sale-order-type.shape';
