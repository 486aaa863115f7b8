/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { saleOrders } from './referables';
export { saleOrderType } from './sale-order-type.shape';
