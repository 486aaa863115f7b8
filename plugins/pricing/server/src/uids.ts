export const uids = { exchangeRate: 'api::pricing.exchange-rate' } as const;
export const tables = { exchangeRate: 'exchange_rates' } as const;
