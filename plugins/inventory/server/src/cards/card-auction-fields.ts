import { getKnex, service, type Core } from '@mayorista/kernel';
import type { CardFieldProvider, OutletFilter } from '@mayorista/listings/contract';
import '@mayorista/companies/contract';
import type { PricePart } from '@mayorista/pricing/contract';
import '../../../contract';
import { auctionsFor, auctionView, lowestAuctionsFor, type AuctionRow, type SoldByGrade } from '../grades/auctions';
import { seesRefurbished } from '../grades/grade.rules';
import { gradesInStock } from '../grades/graded-pieces.store';

const none = { auction_type: null, lowest_auction_price: null, lowest_clasification_auction: null };

/** By whose prices refurbished pieces are shown; null to who may not see them. */
type AuctionPart = { readonly price: PricePart } | null;

/**
 * What a card shows of refurbished pieces: the cheapest one and its grade; the product's page shows every grade in every
 * branch with its price (spec storefront 3, Product card).
 */
export const auctionFields = (strapi: Core.Strapi): CardFieldProvider<AuctionPart, SoldByGrade> => ({
  name: 'auction',
  async factsOf(ids) {
    const grades = await gradesInStock(getKnex(strapi), ids);
    const terms = await service(strapi, 'pricing.prices').termsOf([...grades.keys()]);
    return new Map([...grades].map(([id, inStock]) => [id, { inStock, terms: terms.get(id) }]));
  },
  async partOf(viewer) {
    const price = await service(strapi, 'pricing.prices').partOf(viewer.actor, viewer.currency);
    return price === null || price.buyer.kind === 'secondary' ? null : { price };
  },
  async fieldsFor(part) {
    if (part?.price == null) return null;
    const lowestOf = await lowestAuctionsFor(strapi, part.price.buyer);
    return (row, sold) => {
      const lowest = sold === undefined ? null : lowestOf(row, sold);
      return lowest === null ? none : cardFields(lowest);
    };
  },
  async pageFieldsOf(row, part) {
    if (part?.price == null) return {};
    const found = await auctionsFor(strapi, [row], part.price.buyer);
    const branches = new Map((await service(strapi, 'inventory.branches').list()).map(({ id, name }) => [id, name]));
    return { auctions: found.map((each) => auctionView(each, branches.get(each.branchId) ?? null)) };
  },
});

const cardFields = ({ grade: { grade }, price }: Pick<AuctionRow, 'grade' | 'price'>) => ({
  auction_type: grade,
  lowest_auction_price: price,
  lowest_clasification_auction: grade,
});

/** Products with a free piece of some condition grade, for whoever may see those. */
export const refurbishedOnly = (strapi: Core.Strapi): OutletFilter => ({
  isShownTo: async ({ actor }) => seesRefurbished((await service(strapi, 'companies.audiences').of(actor)).kind),
  chosen: async (ids) => new Set((await gradesInStock(getKnex(strapi), ids)).keys()),
});
