/** Codes of the house's permissions are actions of the kernel in the panel. */
export const needing = (code: string) => [{ action: `plugin::kernel.${code}`, subject: null }];

export const readsOrders = needing('sale-orders.read');
