import { isLoggedIn, knexOf, NotFound, Refused, type Core, type Currency } from '@mayorista/kernel';
import type { CardViewer } from '../../../contract';
import { extensionsOf, viewsOf } from '../cards/card.service';
import { byId, pathOf } from '../categories/category-tree.rules';
import { readCategoryNodes, type CategoryNode } from '../categories/category-tree.store';
import type { ListingQuery } from './listing.schema';
import {
  brandCounts,
  categoryCounts,
  countOf,
  filtered,
  pageOf,
  priceRange,
  type ListingFilters,
  type Order,
} from './listing.store';

const mostFound = 1_000;
const defaultCurrency: Currency = 'MXN';

/** A page of cards with facets whose counts match what choosing them gives (spec storefront 3, 9). */
export async function listProducts(strapi: Core.Strapi, query: ListingQuery, viewer: CardViewer, locale: string) {
  const knows = isLoggedIn(viewer.actor);
  if (!knows) refuseHidden(query);
  const nodes = byId(await readCategoryNodes(knexOf(strapi)));
  if (query.categoryId !== undefined && !nodes.has(query.categoryId)) throw new NotFound();
  const filters = await filtersOf(strapi, query, viewer);
  const extensions = extensionsOf(strapi);
  const select = (except?: 'brandIds') => filtered(knexOf(strapi), filters, extensions, except);
  const total = await countOf(select());
  const rows = await pageOf(select(), filters, orderOf(query, knows), {
    offset: (query.page - 1) * query.perPage,
    limit: query.perPage,
  });
  const counts = await categoryCounts(knexOf(strapi), select());
  return {
    data: await viewsOf(strapi, rows, viewer, locale),
    total,
    meta: {
      pagination: { page: query.page, pageSize: query.perPage, pageCount: Math.ceil(total / query.perPage), total },
      facets: {
        brands: await brandCounts(select('brandIds')),
        categories: childrenOf(nodes, query.categoryId ?? null, counts, locale),
        ...(knows ? { price: await priceFacet(strapi, await priceRange(select()), viewer) } : {}),
      },
      breadcrumbs: pathOf(nodes, query.categoryId ?? null).map((id) => ({ id, name: nameIn(nodes.get(id), locale) })),
    },
  };
}

/** Prices and stock are no business of a visitor: neither shown nor found out by filtering and sorting. */
function refuseHidden(query: ListingQuery): void {
  const hidden = [
    ...(query.priceMin !== undefined ? ['priceMin'] : []),
    ...(query.priceMax !== undefined ? ['priceMax'] : []),
    ...(query.inStock ? ['inStock'] : []),
    ...(query.sortCriteria === 'list_price' ? ['sortCriteria'] : []),
  ];
  if (hidden.length > 0) throw new Refused(hidden.map((field) => ({ code: 'login_to_filter', field })));
}

async function filtersOf(strapi: Core.Strapi, query: ListingQuery, viewer: CardViewer): Promise<ListingFilters> {
  const { priceScale, textSearch } = extensionsOf(strapi);
  const toUsd = async (amount: string | undefined) =>
    amount === undefined || priceScale === null
      ? null
      : priceScale.toListUsd(amount, (await priceScale.currencyOf(viewer)) ?? viewer.currency ?? defaultCurrency);
  const text = query.search === undefined || query.search === '' ? null : query.search;
  return {
    categoryId: query.categoryId ?? null,
    brandIds: query.brandIds ?? [],
    minUsd: await toUsd(query.priceMin),
    maxUsd: await toUsd(query.priceMax),
    inStock: query.inStock,
    isNew: query.newProducts,
    text,
    found: text === null || textSearch === null ? null : await textSearch(text, mostFound),
  };
}

/** Relevance when there is a text; else by price for people and by name for visitors (spec storefront 9). */
function orderOf(query: ListingQuery, isPerson: boolean): Order {
  const sortCriteria = query.sortCriteria ?? (query.search ? 'relevance' : isPerson ? 'list_price' : 'name');
  return { sortCriteria, sortDirection: query.sortDirection ?? (sortCriteria === 'name' ? 'desc' : 'asc') };
}

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

async function priceFacet(strapi: Core.Strapi, range: { min: string; max: string } | null, viewer: CardViewer) {
  const { priceScale } = extensionsOf(strapi);
  if (range === null || priceScale === null) return null;
  const currency = await priceScale.currencyOf(viewer);
  if (currency === null) return null;
  return {
    min: await priceScale.fromListUsd(range.min, currency),
    max: await priceScale.fromListUsd(range.max, currency),
    currency,
  };
}

export const nameIn = (node: Pick<CategoryNode, 'name' | 'nameEn'> | undefined, locale: string): string =>
  locale === 'en' ? (node?.nameEn ?? node?.name ?? '') : (node?.name ?? '');
