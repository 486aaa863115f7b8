export const uids = { product: 'api::catalogue.product' } as const;
