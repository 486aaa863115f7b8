/** What server, panel and other plugins share of this one. */
export { saleOrderType } from './sale-order-type.shape';
