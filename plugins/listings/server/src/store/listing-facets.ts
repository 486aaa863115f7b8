import type { Core } from '@mayorista/kernel';
import type { CardAudience } from '../../../contract';
import { extensionsOf } from '../cards/extensions';
import type { Codes } from '../listing-index/codes';
import type { Selection } from '../listing-index/listed-product';
import type { Listing, ListingIndex } from '../listing-index/listing-index';
import type { ListingNames } from '../listing-index/store-listings';
import { brandChoices, flowTypeChoices, stageChoices, type Tally } from './choices.rules';
import { promoSteps } from './listing.schema';

/** Listings that a page tells of: its own, and for each facet the one without its own choice. */
export interface FacetListings {
  readonly whole: Listing;
  readonly brands: Listing;
  readonly stages: Listing;
  readonly flowTypes: Listing;
  readonly promo: Listing;
  readonly inStock: Listing;
  readonly outlet: Listing;
  /** By the code of each chosen characteristic. */
  readonly ofCode: ReadonlyMap<string, Listing>;
}

/** A facet counts what its own choice would leave, so each is counted as if nothing of itself were chosen. */
export function facetListings(index: ListingIndex, selection: Selection): FacetListings {
  const whole = index.listing(selection);
  const besides = (isChosen: boolean, without: Partial<Selection>): Listing =>
    isChosen ? index.listing({ ...selection, ...without }) : whole;
  const codes = [...selection.values.keys()];
  return {
    whole,
    brands: besides(selection.brandIds.length > 0, { brandIds: [] }),
    stages: besides(selection.stageIds.length > 0, { stageIds: [] }),
    flowTypes: besides(selection.flowTypes.length > 0, { flowTypes: [] }),
    promo: besides(selection.promo !== null, { promo: null }),
    inStock: besides(selection.inStock, { inStock: false }),
    outlet: besides(selection.isRefurbished, { isRefurbished: false }),
    ofCode: new Map(
      codes.map((code) => [
        code,
        index.listing({ ...selection, values: new Map([...selection.values].filter(([other]) => other !== code)) }),
      ]),
    ),
  };
}

/** The versions of all of them: with the same ones a page counts the same. */
export const versionsOf = ({ ofCode, ...listings }: FacetListings): number[] =>
  [...Object.values(listings), ...ofCode.values()].map(({ version }) => version);

/** What can be chosen beside a listing. Stock and promos are for people alone. */
export function listingFacets(
  strapi: Core.Strapi,
  { columns }: ListingIndex,
  listings: FacetListings,
  { names, audience, locale }: { names: ListingNames; audience: CardAudience; locale: string },
) {
  return {
    brands: brandChoices(named(listings.brands.counts.brands, columns.brandCodes), names.brands),
    stages: stageChoices(named(listings.stages.counts.stages, columns.stageCodes), names.stages, locale),
    flowTypes: flowTypeChoices(named(listings.flowTypes.counts.flows, columns.flowCodes)),
    newProducts: listings.whole.counts.isNew,
    ...(audience.kind === 'visitor' ? {} : hiddenFacets(strapi, listings, audience)),
  };
}

/** Counts by what their dense codes stand for. */
export const named = <Key>(counts: Tally<number>, codes: Codes<Key>): Map<Key, number> =>
  new Map([...counts].map(([code, count]) => [codes.key(code), count]));

function hiddenFacets(strapi: Core.Strapi, listings: FacetListings, audience: CardAudience) {
  const { stockFilter, outletFilter } = extensionsOf(strapi);
  return {
    ...(stockFilter === null ? {} : { inStock: listings.inStock.counts.inStock }),
    ...(outletFilter === null || !audience.seesRefurbished ? {} : { outlet: listings.outlet.counts.isRefurbished }),
    promo: promoCounts(strapi, listings.promo, audience),
  };
}

/** How many are reduced at all, and by each step or more. Null for who may not know. */
function promoCounts(strapi: Core.Strapi, { counts }: Listing, { promo }: CardAudience) {
  const { promoFilter } = extensionsOf(strapi);
  if (promoFilter === null || promo === null) return null;
  const level = promoFilter.levelOf(promo);
  return {
    any: counts.promoAtLeast(level, 1),
    steps: promoSteps.map((percent, at) => ({ percent, count: counts.promoAtLeast(level, at + 2) })),
  };
}
