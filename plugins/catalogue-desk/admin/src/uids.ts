/** Content types whose generated views these pages link to, or stand beside. */
export const uids = {
  product: 'api::catalogue.product',
  category: 'api::catalogue.category',
} as const;
