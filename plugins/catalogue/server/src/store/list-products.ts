import { defaultLocale } from '@mayorista/config';
import { answerCache, knexOf, NotFound, Refused, type Core, type Currency } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CardAudience, CardCondition, StockFilter } from '../../../contract';
import { viewsOf } from '../cards/card.service';
import { extensionsOf } from '../cards/extensions';
import { bannersOf } from '../categories/banner.store';
import { pathOf } from '../categories/category-tree.rules';
import type { CategoryNode } from '../categories/category-tree.store';
import { keptCategories } from './kept-categories';
import { refusedFilters } from './hidden-filters.rules';
import type { ListingQuery } from './listing.schema';
import { listingFacets } from './listing-facets';
import { pageOf, type ListingFilters, type Order } from './listing.store';

const mostFound = 1_000;
/** What counts as a discount at all. */
const anyPercent = 0.01;

/** A page of cards with facets whose counts match what choosing them gives (spec storefront 3, 9). */
export async function listProducts(strapi: Core.Strapi, query: ListingQuery, audience: CardAudience, locale: string) {
  const knows = audience.kind !== 'visitor';
  const knex = knexOf(strapi);
  const nodes = await keptCategories(strapi);
  const priceCurrency = audience.listCurrency;
  const seesListPrices = priceCurrency !== null;
  const refused = refusedFilters(query, { isPerson: knows, seesListPrices });
  if (refused.length > 0) throw new Refused(refused);
  if (query.categoryId !== undefined && !nodes.has(query.categoryId)) throw new NotFound();
  const filters = await filtersOf(strapi, query, audience);
  const { total, price, categoryCounts, ...facets } = await answerCache(strapi).part(
    'facets',
    { audience, locale, ...facetsQuery(query) },
    (key) => listingFacets(strapi, filters, key.audience, key.locale),
  );
  const rows = await pageOf(knex, filters, orderOf(query, knows), {
    offset: (query.page - 1) * query.perPage,
    limit: query.perPage,
    total,
  });
  return {
    data: await viewsOf(strapi, rows, audience, { locale }),
    total,
    meta: {
      pagination: { page: query.page, pageSize: query.perPage, pageCount: Math.ceil(total / query.perPage), total },
      facets: {
        ...facets,
        categories: childrenOf(nodes, query.categoryId ?? null, categoryCounts, locale),
        ...(knows ? { price: await priceFacet(strapi, price, priceCurrency) } : {}),
      },
      ...(query.categoryId === undefined ? {} : { banners: await bannersIn(knex, query.categoryId, locale) }),
      breadcrumbs: pathOf(nodes, query.categoryId ?? null).map((id) => ({ id, name: nameIn(nodes.get(id), locale) })),
    },
  };
}

/** The banners of a category in a language; in another than Spanish, the Spanish ones where it has none. */
async function bannersIn(knex: Knex, categoryId: number, locale: string) {
  const banners = await bannersOf(knex, [categoryId]);
  const own = banners.filter(({ language }) => language === locale);
  const shown = own.length > 0 ? own : banners.filter(({ language }) => language === defaultLocale);
  return shown.map(({ id, url, alt, href, width, height }) => ({ id, url, alt, href, width, height }));
}

/** Facets are the same on every page of a list and in every order. */
function facetsQuery({ page, perPage, sortCriteria, sortDirection, ...filters }: ListingQuery) {
  return { filters };
}

async function filtersOf(strapi: Core.Strapi, query: ListingQuery, audience: CardAudience): Promise<ListingFilters> {
  const { stockFilter, textSearch } = extensionsOf(strapi);
  const text = query.search === undefined || query.search === '' ? null : query.search;
  return {
    categoryId: query.categoryId ?? null,
    brandIds: query.brandIds ?? [],
    stageIds: query.stages ?? [],
    flowTypes: query.productFlowTypes ?? [],
    minUsd: await toListUsd(strapi, query.priceMin, audience.listCurrency),
    maxUsd: await toListUsd(strapi, query.priceMax, audience.listCurrency),
    inStock: query.inStock ? stockFilter : null,
    outlet: query.outlet ? outletOf(strapi, audience) : null,
    promo: promoOf(strapi, query, audience),
    isNew: query.newProducts,
    datasheet: new Map(Object.entries(query.datasheetQueryMap ?? {})),
    text,
    found: text === null || textSearch === null ? null : await textSearch(text, mostFound),
  };
}

async function toListUsd(strapi: Core.Strapi, amount: string | undefined, currency: Currency | null) {
  const { priceScale } = extensionsOf(strapi);
  return amount === undefined || currency === null || priceScale === null
    ? null
    : priceScale.toListUsd(amount, currency);
}

/** Who may not know what is refurbished or reduced is not told by filtering either. */
const forbidden = (field: string): never => {
  throw new Refused([{ code: 'filter_not_allowed', field }]);
};

function outletOf(strapi: Core.Strapi, { seesRefurbished }: CardAudience): StockFilter | null {
  const { outletFilter } = extensionsOf(strapi);
  if (outletFilter === null) return null;
  return seesRefurbished ? outletFilter.filter : forbidden('outlet');
}

function promoOf(strapi: Core.Strapi, query: ListingQuery, { promo }: CardAudience): CardCondition | null {
  const { promoFilter } = extensionsOf(strapi);
  if (promoFilter === null || (!query.withPromo && query.promoPercent === undefined)) return null;
  return promo === null ? forbidden('withPromo') : promoFilter.condition(promo, query.promoPercent ?? anyPercent);
}

/** Relevance when there is a text; else by list price for people and by name for visitors (spec storefront 9). */
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

async function priceFacet(strapi: Core.Strapi, range: { min: string; max: string } | null, currency: Currency | null) {
  const { priceScale } = extensionsOf(strapi);
  if (range === null || priceScale === null || currency === null) return null;
  return {
    min: await priceScale.fromListUsd(range.min, currency),
    max: await priceScale.fromListUsd(range.max, currency),
    currency,
  };
}

export const nameIn = (node: Pick<CategoryNode, 'name' | 'nameEn'> | undefined, locale: string): string =>
  locale === 'en' ? (node?.nameEn ?? node?.name ?? '') : (node?.name ?? '');
