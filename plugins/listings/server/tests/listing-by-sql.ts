import type { Knex } from 'knex';
import type { Selection, SortOrder } from '../src/listing-index/listed-product';

/** What the database itself says of a listing, read anew by plain SQL: the measure of the index in memory. */
export function filteredBySql(knex: Knex, selection: Selection, day: string): Knex.QueryBuilder {
  const { categoryId, brandIds, stageIds, flowTypes, minPrice, maxPrice, promo } = selection;
  const query = knex('product_cards as c').where('c.is_visible', true);
  if (categoryId !== null)
    query.whereIn(
      'c.product_id',
      knex('product_card_categories').where({ category_id: categoryId }).select('product_id'),
    );
  if (brandIds.length > 0) query.whereIn('c.brand_id', [...brandIds]);
  if (stageIds.length > 0) query.whereIn('c.stage_id', [...stageIds]);
  if (flowTypes.length > 0) query.whereIn('c.product_flow_type', [...flowTypes]);
  if (minPrice !== null) query.where('c.list_price', '>=', minPrice);
  if (maxPrice !== null) query.where('c.list_price', '<=', maxPrice);
  if (selection.isNew) query.where('c.show_in_news', true);
  if (selection.inStock) query.whereExists(freePieces(knex).where('s.grade', 'Stock'));
  if (selection.isRefurbished) query.whereExists(freePieces(knex).whereNot('s.grade', 'Stock'));
  if (promo !== null) query.whereRaw(...promoted(promo.level, promo.percent, day));
  for (const [code, values] of selection.values)
    query.whereIn(
      'c.product_id',
      knex('product_datasheet_values')
        .where({ code })
        .whereIn('value', [...values])
        .select('product_id'),
    );
  return query;
}

const freePieces = (knex: Knex): Knex.QueryBuilder =>
  knex('stocks as s').whereRaw('s.product_id = c.product_id and s.on_hand > s.reserved').select(knex.raw('1'));

function promoted(level: number, percent: number, day: string): [string, (string | number)[]] {
  const own = `c.promo_discount >= ? or c.product_id in (select o.product_id from product_offers o
    where o.kind in ('promo', 'aaa') and o.discount >= ? and (o.start_date is null or o.start_date <= ?)
    and (o.expires is not true or o.end_date is null or o.end_date >= ?))`;
  return [
    `(coalesce(c.fixed_price, 0) <= 0 and (${own}) and (c.promo_level_${level} >= ? or ${own}))`,
    [0.01, 0.01, day, day, percent, percent, percent, day, day],
  ];
}

/** Ids of a page. Products without a price stand last, ties by id. */
export async function pageBySql(
  knex: Knex,
  query: Knex.QueryBuilder,
  { column, direction }: SortOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const rows = (await query.clone().select('c.product_id as id', 'c.name_folded as name', 'c.list_price as price')) as {
    id: number;
    name: string;
    price: string | number | null;
  }[];
  const sign = direction === 'asc' ? 1 : -1;
  const key = (row: (typeof rows)[number]) =>
    column === 'name' ? row.name : row.price === null ? null : Number(row.price);
  return rows
    .sort((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id;
      return a < b ? -sign : a > b ? sign : one.id - other.id;
    })
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

/** How many of a listing have each value of something: a column of the cards, or of rows that hang on them. */
export async function tallyBySql(
  knex: Knex,
  query: Knex.QueryBuilder,
  column: string,
  table?: string,
): Promise<Map<unknown, number>> {
  const rows = (await (table === undefined
    ? query.clone().whereNotNull(column).groupBy(column).select(`${column} as item`).count({ n: '*' })
    : knex(table)
        .whereIn('product_id', query.clone().select('c.product_id'))
        .groupBy(column)
        .select(`${column} as item`)
        .count({ n: '*' }))) as { item: unknown; n: number | string }[];
  return new Map(rows.map(({ item, n }) => [item, Number(n)]));
}
