import type { Core } from '@mayorista/kernel';
import { today } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { extensionsOf } from '../cards/extensions';
import type { StockFilter } from '../../../contract';
import { visibleCards } from '../cards/card.store';
import { recordTables } from '../sub-record.tables';
import { tables } from '../uids';
import type { ListedProduct } from './listed-product';

/** A listed product with the names that a listing shows of its brand and stage. */
export interface ListedRow extends ListedProduct {
  readonly brandName: string | null;
  readonly stageName: string | null;
  readonly stageNameEn: string | null;
}

interface CardFacts {
  readonly id: number;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly stage_id: number | null;
  readonly stage_name_es: string | null;
  readonly stage_name_en: string | null;
  readonly product_flow_type: string | null;
  readonly show_in_news: boolean | number;
  readonly list_price: string | number | null;
  readonly name_folded: string | null;
}

const columns = [
  'c.product_id as id',
  'c.brand_id',
  'c.brand_name',
  'c.stage_id',
  'c.stage_name_es',
  'c.stage_name_en',
  'c.product_flow_type',
  'c.show_in_news',
  'c.list_price',
  'c.name_folded',
] as const;

/** Longer values of datasheets are sentences: nobody filters by them. */
const longestValue = 200;

/** Reads those of these products that the store lists. */
export async function readListed(strapi: Core.Strapi, knex: Knex, ids: readonly number[]): Promise<ListedRow[]> {
  const cards = (await visibleCards(knex)
    .whereIn('c.product_id', [...ids])
    .select(...columns)) as CardFacts[];
  if (cards.length === 0) return [];
  const shown = cards.map(({ id }) => id);
  const categories = await grouped<number>(
    knex(tables.cardCategory).whereIn('product_id', shown).select('product_id', 'category_id as item'),
  );
  const values = await readValues(knex, shown);
  const { stockFilter, outletFilter, promoFilter } = extensionsOf(strapi);
  const inStock = await chosen(knex, shown, stockFilter);
  const refurbished = await chosen(knex, shown, outletFilter?.filter ?? null);
  const promos = await promoFilter?.percentsOf(knex, shown, today());
  return cards.map((card) => ({
    id: card.id,
    brandId: card.brand_id,
    brandName: card.brand_name,
    stageId: card.stage_id,
    stageName: card.stage_name_es,
    stageNameEn: card.stage_name_en,
    flowType: card.product_flow_type,
    isNew: Boolean(card.show_in_news),
    listPrice: card.list_price === null ? null : Number(card.list_price),
    name: card.name_folded ?? '',
    categoryIds: categories.get(card.id) ?? [],
    values: values.get(card.id) ?? [],
    inStock: inStock.has(card.id),
    isRefurbished: refurbished.has(card.id),
    promos: promos?.get(card.id) ?? [],
  }));
}

async function readValues(knex: Knex, ids: readonly number[]): Promise<Map<number, [string, string][]>> {
  const rows = (await knex(recordTables.datasheetValue)
    .whereIn('product_id', [...ids])
    .whereRaw('length(value) <= ?', [longestValue])
    .select('product_id', 'code', 'value')) as { product_id: number; code: string; value: string }[];
  const values = new Map<number, [string, string][]>();
  for (const { product_id: id, code, value } of rows) pushTo(values, id, [code, value]);
  return values;
}

/** Which of these cards a filter leaves. */
async function chosen(knex: Knex, ids: readonly number[], filter: StockFilter | null): Promise<ReadonlySet<number>> {
  if (filter === null) return new Set();
  const query = visibleCards(knex).whereIn('c.product_id', [...ids]);
  filter(query);
  const rows = (await query.select('c.product_id as id')) as { id: number }[];
  return new Set(rows.map(({ id }) => id));
}

async function grouped<Item>(query: Knex.QueryBuilder): Promise<Map<number, Item[]>> {
  const lists = new Map<number, Item[]>();
  for (const { product_id: id, item } of (await query) as { product_id: number; item: Item }[]) pushTo(lists, id, item);
  return lists;
}

function pushTo<Item>(lists: Map<number, Item[]>, id: number, item: Item): void {
  const list = lists.get(id);
  if (list === undefined) lists.set(id, [item]);
  else list.push(item);
}
