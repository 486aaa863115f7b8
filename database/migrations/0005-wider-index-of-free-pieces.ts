import type { Migration } from './migration';

/** Drops the index of products with free pieces that the wider one beside it, which holds the pieces too, has replaced. */
export const widerIndexOfFreePieces: Migration = {
  name: '0005-wider-index-of-free-pieces',
  stage: 'after-additions',
  up: async (trx) => {
    await trx.raw('drop index if exists stocks_free');
  },
};
