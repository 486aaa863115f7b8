import type { Migration } from './migration';

const table = 'strapi_api_token_permissions';
const moved = [
  ...['store-frame.show', 'store-home.show', 'store-products.find', 'store-products.findOne'],
  ...['store-addresses.find', 'mega-menu-categories.findOne'],
];

/**
 * The store's calls are those of the plugin listings, once of the catalogue: API tokens that name each call they may make go on making
 * these. A release before that still runs refuses them to such tokens meanwhile; named twice, the panel could not save the token.
 */
export const listingsCallsOfTokens: Migration = {
  name: '0004-listings-calls-of-tokens',
  stage: 'after-additions',
  up: async (trx) => {
    if (!(await trx.schema.hasTable(table))) return;
    for (const call of moved)
      await trx(table)
        .where({ action: `plugin::catalogue.${call}` })
        .update({ action: `plugin::listings.${call}` });
  },
};
