/** Content types of other domains that pages of stock stand beside or link to. */
export const uids = {
  product: 'api::catalogue.product',
  brand: 'api::catalogue.brand',
  supplier: 'api::inventory.supplier',
} as const;
