import { countRows, knexOf, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CardAudience, CardCondition } from '../../../contract';
import { extensionsOf } from '../cards/extensions';
import { datasheetFacets } from './datasheet-facets';
import { kept } from './kept-counts';
import { promoSteps } from './listing.schema';
import { brandsOf, flowTypesOf, newsOf, priceRangeOf, stagesOf, totalOf } from './composition.rules';
import { categoryCounts, compositionOf, filtered, without, type ListingFilters } from './listing.store';

/** What counts as a discount at all. */
const anyPercent = 0.01;

/** What can be chosen beside a listing; each number is what choosing it leaves. Stock and promos are for people alone. */
export async function listingFacets(
  strapi: Core.Strapi,
  filters: ListingFilters,
  audience: CardAudience,
  locale: string,
) {
  const knex = knexOf(strapi);
  const knows = audience.kind !== 'visitor';
  const compose = (left: ListingFilters) =>
    kept(strapi, 'composition', left, () => compositionOf(knex, filtered(knex, left)));
  const whole = await compose(filters);
  const { brandIds, stageIds, flowTypes } = filters;
  return {
    total: totalOf(whole),
    brands: brandsOf(brandIds.length === 0 ? whole : await compose(without(filters, 'brands'))),
    stages: stagesOf(stageIds.length === 0 ? whole : await compose(without(filters, 'stages')), locale),
    flowTypes: flowTypesOf(flowTypes.length === 0 ? whole : await compose(without(filters, 'flowTypes'))),
    datasheet: await kept(strapi, `datasheet ${locale}`, filters, () => datasheetFacets(knex, filters, locale)),
    newProducts: newsOf(whole),
    ...(knows ? await hiddenFacets(strapi, knex, filters, audience) : {}),
    categoryCounts: await kept(strapi, 'categories', filters, () => categoryCounts(knex, filtered(knex, filters))),
    price: knows ? priceRangeOf(whole) : null,
  };
}

async function hiddenFacets(strapi: Core.Strapi, knex: Knex, filters: ListingFilters, audience: CardAudience) {
  const { stockFilter, outletFilter } = extensionsOf(strapi);
  const outlet = audience.seesRefurbished ? (outletFilter?.filter ?? null) : null;
  return {
    ...(stockFilter === null ? {} : { inStock: await countRows(filtered(knex, { ...filters, inStock: stockFilter })) }),
    ...(outlet === null ? {} : { outlet: await countRows(filtered(knex, { ...filters, outlet })) }),
    promo: await promoCounts(strapi, knex, filters, audience),
  };
}

/** How many of a list meet each condition, in one reading of it. */
async function countEach(
  knex: Knex,
  query: Knex.QueryBuilder,
  conditions: readonly CardCondition[],
): Promise<number[]> {
  const row = (await query
    .select(
      conditions.map(({ sql, bindings }, index) =>
        knex.raw(`count(case when ${sql} then 1 end) as n${index}`, [...bindings]),
      ),
    )
    .first()) as Record<string, number | string>;
  return conditions.map((_condition, index) => Number(row[`n${index}`] ?? 0));
}

/** How many are reduced at all, and by each step or more. Null for who may not know. */
async function promoCounts(strapi: Core.Strapi, knex: Knex, filters: ListingFilters, audience: CardAudience) {
  const { promoFilter } = extensionsOf(strapi);
  if (promoFilter === null || audience.promo === null) return null;
  const percents = [anyPercent, ...promoSteps];
  const conditions = percents.map((percent) => promoFilter.condition(audience.promo, percent));
  const left = { ...filters, promo: null };
  const [any, ...steps] = await kept(strapi, `promo ${JSON.stringify(conditions)}`, left, () =>
    countEach(knex, filtered(knex, left), conditions),
  );
  return { any: any ?? 0, steps: promoSteps.map((percent, index) => ({ percent, count: steps[index] ?? 0 })) };
}
