import {
  beginStamp,
  NotFoundError,
  ValidationError,
  type Core,
  type BegunStamp,
  type Currency,
  type Stamp,
  type StampedResponse,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { CardAudience } from '../../../contract';
import { cardTexts } from '../cards/card-texts';
import { extensionsOf } from '../cards/extensions';
import { nameIn, pathOf, type CategoryNode } from '@mayorista/catalogue/shared';
import type { Selection, SortOrder } from '../listing-index/listed-product';
import type { Listing, ListingIndex } from '../listing-index/listing-index';
import { storeListings } from '../listing-index/store-listings';
import { datasheetFacets } from './datasheet-facets';
import { refusedFilters } from './hidden-filters.rules';
import { keptBanners, keptCategories } from './kept-categories';
import { facetListings, listingFacets, named, versionsOf, type FacetListings } from './listing-facets';
import { selectionOf, textMatch } from './listing-selection';
import { nearestNote } from './nearest-note';
import type { ListingQuery } from './listing.schema';

/** A page of cards with facets whose counts match what choosing them gives (spec storefront 3, 9). */
export async function listProducts(
  strapi: Core.Strapi,
  query: ListingQuery,
  audience: CardAudience,
  locale: string,
): Promise<StampedResponse> {
  const knows = audience.kind !== 'visitor';
  const nodes = await keptCategories(strapi);
  const refused = refusedFilters(query, { isPerson: knows, seesListPrices: audience.listCurrency !== null });
  if (refused.length > 0) throw new ValidationError(refused);
  if (query.categoryId !== undefined && !nodes.has(query.categoryId)) throw new NotFoundError();
  const shown = beginStamp(strapi);
  const match = await textMatch(strapi, query);
  const selection = await selectionOf(strapi, query, audience, match?.ids ?? null);
  const store = storeListings(strapi);
  const index = await store.current();
  const listings = facetListings(index, selection);
  const ids = pageIds(listings.whole, selection, query, knows);
  const stamp = stampOf(strapi, shown, { selection, query, ids });
  const { total } = listings.whole.counts;
  const { page, perPage } = query;
  const rest = {
    total,
    meta: {
      pagination: { page, pageSize: perPage, pageCount: Math.ceil(total / perPage), total },
      facets: {
        ...listingFacets(strapi, index, listings, { names: store.names, audience, locale }),
        datasheet: await datasheetFacets(strapi, index, listings, { selection, locale }),
        categories: childrenOf(nodes, query.categoryId ?? null, categoryCounts(index, listings), locale),
        ...(knows ? { price: await priceFacet(strapi, listings.whole.prices(), audience.listCurrency) } : {}),
      },
      ...(query.categoryId === undefined
        ? {}
        : { banners: (await keptBanners(strapi, locale)).get(query.categoryId) ?? [] }),
      ...(await nearestNote(strapi, query, match, { nodes, locale })),
      breadcrumbs: pathOf(nodes, query.categoryId ?? null).map((id) => ({ id, name: nameIn(nodes.get(id), locale) })),
    },
  };
  const cards = await cardTexts(strapi, ids, audience, locale);
  return { body: `{"data":[${cards.join(',')}],${JSON.stringify(rest).slice(1)}`, ...stamp };
}

/** Relevance when there is a text; else by list price for people and by name for visitors (spec storefront 9). */
function pageIds(listing: Listing, selection: Selection, query: ListingQuery, isPerson: boolean): readonly number[] {
  const sortCriteria = query.sortCriteria ?? (selection.ids === null ? undefined : 'relevance');
  const offset = (query.page - 1) * query.perPage;
  if (sortCriteria === 'relevance' && selection.ids !== null)
    return selection.ids.filter((id) => listing.lists(id)).slice(offset, offset + query.perPage);
  const column = sortCriteria === 'list_price' || (sortCriteria === undefined && isPerson) ? 'list_price' : 'name';
  const order: SortOrder = { column, direction: query.sortDirection ?? (column === 'name' ? 'desc' : 'asc') };
  return listing.page(order, offset, query.perPage);
}

interface Page {
  readonly selection: Selection;
  readonly query: ListingQuery;
  /** Of the cards on it. */
  readonly ids: readonly number[];
}

/**
 * Tells by what the page is made of whether it still holds: the cards on it, and the numbers of every listing that its facets count. What
 * a search finds changes when its index does, which no event tells: it is asked again, and counts all that it found.
 */
function stampOf(strapi: Core.Strapi, shown: BegunStamp, { selection, query, ids }: Page): Stamp {
  const store = storeListings(strapi);
  const counted = () => {
    const { known } = store;
    return known === null ? '' : versionsOf(facetListings(known, selection)).join();
  };
  const names = () => String(store.names.version);
  shown.follow(names(), names);
  if (selection.ids === null) return shown.follow(counted(), counted).of({ keys: ids });
  const found = async () => (await textMatch(strapi, query))?.ids.join() ?? '';
  return shown.follow(selection.ids.join(), found).of({ keys: selection.ids });
}

/** How many of the list each category, at whatever depth, holds. */
const categoryCounts = ({ columns }: ListingIndex, { whole }: FacetListings): Map<number, number> =>
  named(whole.counts.categories, columns.categoryCodes);

function childrenOf(
  nodes: ReadonlyMap<number, CategoryNode>,
  parentId: number | null,
  counts: ReadonlyMap<number, number>,
  locale: string,
) {
  return [...nodes.values()]
    .filter((node) => node.parentId === parentId && node.isActive && (counts.get(node.id) ?? 0) > 0)
    .map((node) => ({ id: node.id, name: nameIn(node, locale), count: counts.get(node.id) ?? 0 }));
}

async function priceFacet(strapi: Core.Strapi, range: { min: number; max: number } | null, currency: Currency | null) {
  const { priceScale } = extensionsOf(strapi);
  if (range === null || priceScale === null || currency === null) return null;
  return {
    min: await priceScale.fromListUsd(String(range.min), currency),
    max: await priceScale.fromListUsd(String(range.max), currency),
    currency,
  };
}
