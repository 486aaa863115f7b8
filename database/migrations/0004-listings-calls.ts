import type { Migration } from './migration';
import { moveCalls } from './moved-calls';

const moved = [
  ...['store-frame.show', 'store-home.show', 'store-products.find', 'store-products.findOne'],
  ...['store-addresses.find', 'mega-menu-categories.findOne'],
];

/** The store's calls are those of the plugin listings, once of the catalogue. */
export const listingsCalls: Migration = {
  name: '0004-listings-calls',
  stage: 'after-additions',
  up: (trx) => moveCalls(trx, moved, { from: 'catalogue', to: 'listings' }),
};
