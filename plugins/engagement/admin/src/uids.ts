/** The content type to whose records a review links. */
export const uids = { product: 'api::catalogue.product' } as const;
