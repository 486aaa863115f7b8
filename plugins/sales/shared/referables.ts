import { defineReferable } from '@mayorista/kernel/shape';

/** Sale orders, as shapes refer to them: by their folio. */
export const saleOrders = defineReferable({
  domain: 'sales',
  name: 'sale-order',
  table: 'sale_orders',
  nameColumn: 'folio',
  path: '/sales/sale-orders',
});

/** Parts of how an order is paid, as shapes refer to them. */
export const saleOrderPayments = defineReferable({
  domain: 'sales',
  name: 'sale-order-payment',
  table: 'sale_order_payments',
  nameColumn: 'number',
  path: '/sales/sale-orders',
});

/** Lines of sale orders, as shapes refer to them. */
export const saleOrderDetails = defineReferable({
  domain: 'sales',
  name: 'sale-order-detail',
  table: 'sale_order_details',
  nameColumn: 'name',
  path: '/sales/sale-orders',
});
