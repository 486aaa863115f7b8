import { decimal, isLoggedIn, knexOf, service, type Core } from '@mayorista/kernel';
import type { CardFieldProvider, OutletFilter } from '@mayorista/catalogue/contract';
import '../../../contract';
import { auctionsOf, auctionView, type AuctionRow } from '../grades/auctions';
import { freePieces } from './card-stock-fields';

const none = { auction_type: null, lowest_auction_price: null, lowest_clasification_auction: null };

/**
 * What a card shows of refurbished pieces: the cheapest one and its grade; the product's page shows every grade in every
 * branch with its price (spec storefront 3, Product card). Prices follow the price key of pricing, so they need none here.
 */
export const auctionFields = (strapi: Core.Strapi): CardFieldProvider => ({
  name: 'auction',
  keyOf: async ({ actor }) => {
    if (!isLoggedIn(actor)) return null;
    return actor.roles.includes('secondary_user') ? 'hidden' : 'shown';
  },
  async fieldsOf(rows, viewer) {
    if (!isLoggedIn(viewer.actor) || viewer.actor.roles.includes('secondary_user')) return new Map();
    const found = await auctionsOf(strapi, rows, viewer);
    return new Map(rows.map(({ id }) => [id, cardFields(found.filter(({ productId }) => productId === id))] as const));
  },
  async pageFieldsOf(row, viewer) {
    if (!isLoggedIn(viewer.actor) || viewer.actor.roles.includes('secondary_user')) return {};
    const found = await auctionsOf(strapi, [row], viewer);
    const branches = new Map((await service(strapi, 'inventory.branches').list()).map(({ id, name }) => [id, name]));
    return { auctions: found.map((each) => auctionView(each, branches.get(each.branchId) ?? null)) };
  },
});

function cardFields(found: readonly AuctionRow[]) {
  const [first, ...others] = found;
  if (first === undefined) return none;
  const lowest = others.reduce((best, each) => (decimal(each.price).lessThan(best.price) ? each : best), first);
  return {
    auction_type: lowest.grade.grade,
    lowest_auction_price: lowest.price,
    lowest_clasification_auction: lowest.grade.grade,
  };
}

/** Cards with a free piece of some condition grade, for whoever may see those. */
export const refurbishedOnly =
  (strapi: Core.Strapi): OutletFilter =>
  ({ actor }) =>
    !isLoggedIn(actor) || actor.roles.includes('secondary_user')
      ? null
      : (query) => void query.whereExists(freePieces(knexOf(strapi)).whereNot('s.grade', 'Stock'));
