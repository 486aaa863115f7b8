import { fold, escapeLike, service, ValidationError, type Core, type Currency } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { CardAudience, TextMatch } from '../../../contract';
import { extensionsOf } from '../cards/extensions';
import type { Selection } from '../listing-index/listed-product';
import { anyPromo, type ListingQuery } from './listing.schema';

const mostFound = 1_000;
const mostWords = 8;

/** Converts what was asked into a selection of the index, among the products that its text finds. Throws ValidationError for filters that would tell what the audience may not know. */
export async function selectionOf(
  strapi: Core.Strapi,
  query: ListingQuery,
  audience: CardAudience,
  ids: readonly number[] | null,
): Promise<Selection> {
  return {
    categoryId: query.categoryId ?? null,
    brandIds: query.brandIds ?? [],
    stageIds: query.stages ?? [],
    flowTypes: query.productFlowTypes ?? [],
    minPrice: await toListUsd(strapi, query.priceMin, audience.listCurrency),
    maxPrice: await toListUsd(strapi, query.priceMax, audience.listCurrency),
    isNew: query.newProducts,
    inStock: query.inStock,
    isRefurbished: query.outlet && isToldOfRefurbished(strapi, audience),
    promo: promoOf(strapi, query, audience),
    values: new Map(Object.entries(query.datasheetQueryMap ?? {})),
    ids,
  };
}

/** Returns what the text of a query finds; null without one. */
export const textMatch = async (
  strapi: Core.Strapi,
  { search }: Pick<ListingQuery, 'search'>,
): Promise<TextMatch | null> => (search === undefined || search === '' ? null : found(strapi, search));

/** What answers a text: the search engine says, or without one those answer whose name has every word. */
async function found(strapi: Core.Strapi, text: string): Promise<TextMatch> {
  const { textSearch } = extensionsOf(strapi);
  if (textSearch !== null) return textSearch.find(text, mostFound);
  const query = service(strapi, 'catalogue.cards')
    .shown()
    .orderBy('c.product_id')
    .limit(mostFound)
    .select('c.product_id as id');
  for (const word of fold(text).split(/\s+/).slice(0, mostWords))
    query.whereRaw(`c.name_folded like ? escape '\\'`, [`%${escapeLike(word)}%`]);
  return { ids: ((await query) as { id: number }[]).map(({ id }) => id), isNearest: false };
}

async function toListUsd(strapi: Core.Strapi, amount: string | undefined, currency: Currency | null) {
  const { priceScale } = extensionsOf(strapi);
  if (amount === undefined || currency === null || priceScale === null) return null;
  return Number(await priceScale.toListUsd(amount, currency));
}

/** Who may not know what is refurbished or reduced is not told by filtering either. */
const forbidden = (field: string): never => {
  throw new ValidationError([{ code: 'filter_not_allowed', field }]);
};

function isToldOfRefurbished(strapi: Core.Strapi, { seesRefurbished }: CardAudience): boolean {
  if (extensionsOf(strapi).outletFilter === null) return false;
  return seesRefurbished || forbidden('outlet');
}

function promoOf(strapi: Core.Strapi, query: ListingQuery, { promo }: CardAudience): Selection['promo'] {
  const { promoFilter } = extensionsOf(strapi);
  if (promoFilter === null || (!query.withPromo && query.promoPercent === undefined)) return null;
  if (promo === null) return forbidden('withPromo');
  return { level: promoFilter.levelOf(promo), percent: query.promoPercent ?? anyPromo };
}
