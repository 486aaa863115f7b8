export const uids = { order: 'api::sales.sale-order' } as const;
export const tables = { order: 'sale_orders', detail: 'sale_order_details', event: 'sale_order_events' } as const;
