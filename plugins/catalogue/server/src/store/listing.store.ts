import { escapeLike, fold } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CardCondition, CardRow, StockFilter } from '../../../contract';
import { selectRows, visibleCards } from '../cards/card.store';
import { recordTables } from '../sub-record.tables';
import { tables } from '../uids';
import type { CompositionRow } from './composition.rules';
import type { ListingQuery } from './listing.schema';

export interface ListingFilters {
  readonly categoryId: number | null;
  readonly brandIds: readonly number[];
  /** List price in US dollars. */
  readonly minUsd: string | null;
  readonly maxUsd: string | null;
  /** Each null when it is not asked for, or nobody is there to say which products it leaves. */
  readonly inStock: StockFilter | null;
  readonly outlet: StockFilter | null;
  readonly promo: CardCondition | null;
  readonly isNew: boolean;
  readonly stageIds: readonly number[];
  readonly flowTypes: readonly string[];
  /** Characteristics by code with the values that will do. */
  readonly datasheet: ReadonlyMap<string, readonly string[]>;
  readonly text: string | null;
  /** Ids that answer the text, best first, where a search engine is there to ask. */
  readonly found: readonly number[] | null;
}

export type Order = Required<Pick<ListingQuery, 'sortCriteria' | 'sortDirection'>>;

/** The same filters without one of them: a facet counts what its own choice would leave. */
export function without(
  filters: ListingFilters,
  facet: 'brands' | 'stages' | 'flowTypes' | { readonly code: string },
): ListingFilters {
  if (facet === 'brands') return { ...filters, brandIds: [] };
  if (facet === 'stages') return { ...filters, stageIds: [] };
  if (facet === 'flowTypes') return { ...filters, flowTypes: [] };
  return { ...filters, datasheet: new Map([...filters.datasheet].filter(([code]) => code !== facet.code)) };
}

/** The cards a set of filters leaves. */
export function filtered(knex: Knex, filters: ListingFilters): Knex.QueryBuilder {
  const query = visibleCards(knex);
  const { categoryId } = filters;
  if (categoryId !== null) query.whereIn('c.product_id', inCategory(knex, categoryId).select('product_id'));
  return filteredBesides(knex, query, filters);
}

/** The same cards, asked for so that the database goes along an order's index and looks at each instead of gathering them first. */
function filteredInOrder(knex: Knex, filters: ListingFilters): Knex.QueryBuilder {
  const query = visibleCards(knex);
  const { categoryId } = filters;
  if (categoryId !== null)
    query.whereExists(inCategory(knex, categoryId).whereRaw('cc.product_id = c.product_id').select(knex.raw('1')));
  return filteredBesides(knex, query, filters);
}

const inCategory = (knex: Knex, categoryId: number): Knex.QueryBuilder =>
  knex(`${tables.cardCategory} as cc`).where('cc.category_id', categoryId);

/** Narrows cards by all filters but the category. */
function filteredBesides(knex: Knex, query: Knex.QueryBuilder, filters: ListingFilters): Knex.QueryBuilder {
  const { brandIds, stageIds, flowTypes, minUsd, maxUsd, promo } = filters;
  if (brandIds.length > 0) query.whereIn('c.brand_id', [...brandIds]);
  if (stageIds.length > 0) query.whereIn('c.stage_id', [...stageIds]);
  if (flowTypes.length > 0) query.whereIn('c.product_flow_type', [...flowTypes]);
  if (minUsd !== null) query.where('c.list_price', '>=', minUsd);
  if (maxUsd !== null) query.where('c.list_price', '<=', maxUsd);
  if (filters.isNew) query.where('c.show_in_news', true);
  if (promo !== null) query.whereRaw(promo.sql, [...promo.bindings]);
  filters.inStock?.(query);
  filters.outlet?.(query);
  for (const [code, values] of filters.datasheet)
    query.whereIn(
      'c.product_id',
      knex(recordTables.datasheetValue)
        .where({ code })
        .whereIn('value', [...values])
        .select('product_id'),
    );
  return matching(query, filters);
}

/** Cards that answer the text: those the search engine found, or those whose folded name has every word. */
function matching(query: Knex.QueryBuilder, { found, text }: ListingFilters): Knex.QueryBuilder {
  if (found !== null) return query.whereIn('c.product_id', [...found]);
  for (const word of text === null ? [] : fold(text).split(/\s+/).slice(0, 8))
    query.whereRaw(`c.name_folded like ? escape '\\'`, [`%${escapeLike(word)}%`]);
  return query;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
  /** How long the whole list is. */
  readonly total: number;
}

/** So long a list has its page together soon when it is read in its order; a shorter one is sooner read whole and sorted. */
const longList = 10_000;

/** One page of cards. By relevance the order is the search engine's, else the column's with the id as tie-break. */
export async function pageOf(knex: Knex, filters: ListingFilters, order: Order, page: Page): Promise<CardRow[]> {
  const query = page.total < longList ? filtered(knex, filters) : filteredInOrder(knex, filters);
  if (order.sortCriteria === 'relevance' && filters.found !== null) {
    const rank = new Map(filters.found.map((id, index) => [id, index]));
    const rows = await selectRows(knex, query);
    return rows
      .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
      .slice(page.offset, page.offset + page.limit);
  }
  const column = order.sortCriteria === 'list_price' ? 'c.list_price' : 'c.name_folded';
  return selectRows(
    knex,
    query.orderBy(column, order.sortDirection).orderBy('c.product_id').offset(page.offset).limit(page.limit),
  );
}

const composedOf = [
  'c.brand_id',
  'c.brand_name',
  'c.stage_id',
  'c.stage_name_es',
  'c.stage_name_en',
  'c.product_flow_type',
] as const;

/** What a list is made of, in one reading of it: a row for each brand, stage and flow type that occur together. */
export const compositionOf = (knex: Knex, query: Knex.QueryBuilder): Promise<CompositionRow[]> =>
  query
    .groupBy(...composedOf)
    .select(...composedOf)
    .select(knex.raw('count(case when c.show_in_news then 1 end) as news'))
    .count({ n: '*' })
    .min({ lowest: 'c.list_price' })
    .max({ highest: 'c.list_price' }) as unknown as Promise<CompositionRow[]>;

/** How many cards each category, at whatever depth, holds among them. */
export async function categoryCounts(knex: Knex, query: Knex.QueryBuilder): Promise<Map<number, number>> {
  const rows = (await knex(`${tables.cardCategory} as cc`)
    .whereIn('cc.product_id', query.select('c.product_id'))
    .groupBy('cc.category_id')
    .select('cc.category_id as id')
    .count({ n: '*' })) as {
    id: number;
    n: number | string;
  }[];
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}
