import { defineReferable } from '@mayorista/kernel/shape';

/** Sale orders, as shapes refer to them: by their folio. */
export const saleOrders = defineReferable({
  domain: 'sales',
  name: 'sale-order',
  table: 'sale_orders',
  nameColumn: 'folio',
  path: '/sales/sale-orders',
});
