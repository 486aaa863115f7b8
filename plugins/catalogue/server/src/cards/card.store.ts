import type { Knex } from 'knex';
import { defaultLocale } from '@mayorista/config';
import { quickRows } from '@mayorista/kernel';
import type { CardRow, ListedCardRow } from '../../../contract';
import { tables } from '../uids';
import { grouped } from '../../../shared/grouped';
import { comparableCode, separators } from './product-code.rules';

/** As one piece of SQL: quoting thirty names takes the query builder longer than the database takes to answer. */
const columns = [
  'c.product_id as id',
  'c.brand_id',
  'c.brand_name',
  'c.category_id',
  'c.category_name_es',
  'c.category_name_en',
  'c.sku',
  'c.model',
  'c.provider_model',
  'c.name_es',
  'c.name_en',
  'c.image_url',
  'c.image_alt',
  'c.stage_id',
  'c.stage_name_es',
  'c.stage_name_en',
  'c.status',
  'c.is_visible',
  'c.show_in_news',
  'c.product_type',
  'c.product_flow_type',
  'c.list_price',
  'c.fixed_price',
  'c.promo_discount',
  'c.promo_level_1',
  'c.promo_level_2',
  'c.promo_level_3',
  'c.promo_level_4',
  'c.promo_level_5',
  'c.promo_level_6',
].join(', ');

const selectByIds = `select ${columns} from ${tables.card} c where c.product_id in (@ids)`;

/** Rows of the read model, in the order of the ids. */
export async function findRows(knex: Knex, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await quickRows<CardRow>(knex, selectByIds, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const selectRows = (knex: Knex, query: Knex.QueryBuilder): Promise<CardRow[]> =>
  query.select(knex.raw(columns)) as unknown as Promise<CardRow[]>;

const visibleCards = (knex: Knex): Knex.QueryBuilder => knex(`${tables.card} as c`).where('c.is_visible', true);

/** A query over the cards that the store shows, of one category with all below it where one is named. */
export function shownCards(knex: Knex, categoryId?: number): Knex.QueryBuilder {
  const query = visibleCards(knex);
  if (categoryId === undefined) return query;
  return query.whereIn(
    'c.product_id',
    knex(tables.cardCategory).where({ category_id: categoryId }).select('product_id'),
  );
}

const selectListed = `select product_id as id, brand_id, brand_name, stage_id, stage_name_es, stage_name_en, product_flow_type,
  show_in_news, list_price, name_folded from ${tables.card} where product_id in (@ids) and is_visible`;

/** Reads the facts that lists go by, of those of these products that the store shows. */
export const findListed = (knex: Knex, ids: readonly number[]): Promise<ListedCardRow[]> =>
  quickRows<ListedCardRow>(knex, selectListed, { ids });

const selectCategories = `select product_id, category_id from ${tables.cardCategory} where product_id in (@ids)`;

/** Each product's category with all above it. */
export async function readCategoryIds(knex: Knex, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await quickRows<{ product_id: number; category_id: number }>(knex, selectCategories, { ids });
  return grouped(rows, (row) => [row.product_id, row.category_id]);
}

const codeColumns = ['c.sku', 'c.model', 'c.provider_model'] as const;

/** The column as `comparableCode` compares. */
const comparable = (column: string): string =>
  separators.reduce((sql, separator) => `replace(${sql}, '${separator}', '')`, `upper(${column})`);

/** Ids of the visible cards that have one of these codes, by the code as it was given; in one reading of the cards. */
export async function findByCodes(knex: Knex, codes: readonly string[]): Promise<Map<string, number[]>> {
  const wanted = [...new Set(codes.map(comparableCode))].filter((code) => code !== '');
  if (wanted.length === 0) return new Map();
  const rows = (await visibleCards(knex)
    .where((some) => {
      for (const column of codeColumns)
        some.orWhereRaw(`${comparable(column)} in (${wanted.map(() => '?').join(', ')})`, wanted);
    })
    .orderBy('c.product_id')
    .select('c.product_id as id', 'c.sku', 'c.model', 'c.provider_model')) as {
    id: number;
    sku: string | null;
    model: string | null;
    provider_model: string | null;
  }[];
  const ids = new Map<string, number[]>();
  for (const { id, sku, model, provider_model: provider } of rows)
    for (const code of new Set([sku, model, provider].map((each) => comparableCode(each ?? ''))))
      ids.set(code, [...(ids.get(code) ?? []), id]);
  return new Map(
    codes.flatMap((code) => {
      const found = ids.get(comparableCode(code));
      return found === undefined || comparableCode(code) === '' ? [] : [[code, found] as const];
    }),
  );
}

/** Counts the products and finds those without a card. */
export async function findWithoutCard(knex: Knex): Promise<{ products: number; ids: number[] }> {
  const products = () => knex(`${tables.product} as p`).where('p.locale', defaultLocale);
  const [total] = (await products().count({ count: '*' })) as { count: number | string }[];
  const ids = await products()
    .leftJoin(`${tables.card} as c`, 'c.product_id', 'p.id')
    .whereNull('c.product_id')
    .orderBy('p.id')
    .pluck<number[]>('p.id');
  return { products: Number(total?.count ?? 0), ids };
}

/** Ids of every card in batches, lowest first. */
export async function* idBatches(knex: Knex, size: number): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const rows = (await knex(tables.card)
      .where('product_id', '>', last)
      .orderBy('product_id')
      .limit(size)
      .select('product_id')) as { product_id: number }[];
    const ids = rows.map((row) => row.product_id);
    const end = ids.at(-1);
    if (end === undefined) return;
    yield ids;
    last = end;
  }
}
