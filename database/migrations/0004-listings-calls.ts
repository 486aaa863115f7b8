import type { Migration } from './migration';

/** Tables that name calls: those that API tokens of single calls may make, and those that Strapi's own page shows of the store's roles. */
const tables = ['strapi_api_token_permissions', 'up_permissions'];
const moved = [
  ...['store-frame.show', 'store-home.show', 'store-products.find', 'store-products.findOne'],
  ...['store-addresses.find', 'mega-menu-categories.findOne'],
];

/**
 * The store's calls are those of the plugin listings, once of the catalogue: API tokens that name each call they may make go on making
 * these. A release before that still runs refuses them to such tokens meanwhile; named twice, the panel could not save the token. Rows of
 * roles keep their ids: a start would take them away and write them anew.
 */
export const listingsCalls: Migration = {
  name: '0004-listings-calls',
  stage: 'after-additions',
  up: async (trx) => {
    for (const table of tables) {
      if (!(await trx.schema.hasTable(table))) continue;
      for (const call of moved)
        await trx(table)
          .where({ action: `plugin::catalogue.${call}` })
          .update({ action: `plugin::listings.${call}` });
    }
  },
};
