import { escapeLike, fold } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CardRow } from '../../../contract';
import { selectRows, visibleCards } from '../cards/card.store';
import type { Extensions } from '../cards/extensions';
import { tables } from '../uids';
import type { ListingQuery } from './listing.schema';

export interface ListingFilters {
  readonly categoryId: number | null;
  readonly brandIds: readonly number[];
  /** List price in US dollars. */
  readonly minUsd: string | null;
  readonly maxUsd: string | null;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly text: string | null;
  /** Ids that answer the text, best first, where a search engine is there to ask. */
  readonly found: readonly number[] | null;
}

export type Order = Required<Pick<ListingQuery, 'sortCriteria' | 'sortDirection'>>;

/** The cards a set of filters leaves. `except` leaves one of them out: a facet counts what its own choice would add. */
export function filtered(
  knex: Knex,
  filters: ListingFilters,
  extensions: Extensions,
  except?: 'brandIds',
): Knex.QueryBuilder {
  const query = visibleCards(knex);
  if (filters.categoryId !== null) {
    query.whereIn(
      'c.product_id',
      knex(tables.cardCategory).where({ category_id: filters.categoryId }).select('product_id'),
    );
  }
  if (filters.brandIds.length > 0 && except !== 'brandIds') query.whereIn('c.brand_id', [...filters.brandIds]);
  if (filters.minUsd !== null) query.where('c.list_price', '>=', filters.minUsd);
  if (filters.maxUsd !== null) query.where('c.list_price', '<=', filters.maxUsd);
  if (filters.isNew) query.where('c.show_in_news', true);
  if (filters.inStock) extensions.stockFilter?.(query);
  if (filters.found !== null) query.whereIn('c.product_id', [...filters.found]);
  else if (filters.text !== null)
    for (const word of fold(filters.text).split(/\s+/).slice(0, 8))
      query.whereRaw(`c.name_folded like ? escape '\\'`, [`%${escapeLike(word)}%`]);
  return query;
}

/** One page of cards. By relevance the order is the search engine's, else the column's with the id as tie-break. */
export async function pageOf(
  query: Knex.QueryBuilder,
  filters: ListingFilters,
  order: Order,
  page: { offset: number; limit: number },
): Promise<CardRow[]> {
  if (order.sortCriteria === 'relevance' && filters.found !== null) {
    const rank = new Map(filters.found.map((id, index) => [id, index]));
    const rows = await selectRows(query);
    return rows
      .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
      .slice(page.offset, page.offset + page.limit);
  }
  const column = order.sortCriteria === 'list_price' ? 'c.list_price' : 'c.name_folded';
  return selectRows(
    query.orderBy(column, order.sortDirection).orderBy('c.product_id').offset(page.offset).limit(page.limit),
  );
}

export async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
  return Number(row?.n ?? 0);
}

/** How many cards each brand would leave. */
export async function brandCounts(query: Knex.QueryBuilder): Promise<{ id: number; name: string; count: number }[]> {
  const rows = (await query
    .whereNotNull('c.brand_id')
    .groupBy('c.brand_id', 'c.brand_name')
    .orderBy('c.brand_name')
    .select('c.brand_id as id', 'c.brand_name as name')
    .count({ n: '*' })) as {
    id: number;
    name: string;
    n: number | string;
  }[];
  return rows.map(({ id, name, n }) => ({ id, name, count: Number(n) }));
}

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

export async function priceRange(query: Knex.QueryBuilder): Promise<{ min: string; max: string } | null> {
  const row = (await query.min({ min: 'c.list_price' }).max({ max: 'c.list_price' }).first()) as
    { min: unknown; max: unknown } | undefined;
  return row?.min == null || row.max == null ? null : { min: String(row.min), max: String(row.max) };
}
