export const uids = { order: 'api::sales.sale-order', person: 'plugin::users-permissions.user' } as const;
export const tables = {
  order: 'sale_orders',
  detail: 'sale_order_details',
  event: 'sale_order_events',
  division: 'sale_order_divisions',
  payment: 'sale_order_payments',
  receipt: 'sale_order_payment_receipts',
  comment: 'sale_order_comments',
  commentFile: 'sale_order_comment_files',
  shipment: 'order_shipments',
  shipmentLine: 'order_shipment_lines',
  shipmentSerial: 'order_shipment_serials',
  spendingRule: 'spending_rules',
  orderType: 'sale_order_types',
  discountGrant: 'discount_grants',
} as const;
