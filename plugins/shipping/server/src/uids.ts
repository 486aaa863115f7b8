export const tables = { carrier: 'carriers', office: 'delivery_offices', rate: 'shipping_rates' } as const;
