/** Content types of other domains beside whose records orders are shown, or to whose records an order links. */
export const uids = {
  company: 'api::companies.company',
  product: 'api::catalogue.product',
  user: 'plugin::users-permissions.user',
} as const;
