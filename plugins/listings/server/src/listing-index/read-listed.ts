import { getKnex, service, today, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { extensionsOf } from '../cards/extensions';
import type { StockFilter } from '../../../contract';
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
export async function readListed(strapi: Core.Strapi, ids: readonly number[]): Promise<ListedRow[]> {
  const catalogue = service(strapi, 'catalogue.cards');
  const cards = (await catalogue
    .shown()
    .whereIn('c.product_id', [...ids])
    .select(...columns)) as CardFacts[];
  if (cards.length === 0) return [];
  const shown = cards.map(({ id }) => id);
  const categories = await catalogue.categoryIds(shown);
  const values = await service(strapi, 'catalogue.datasheets').valuesOf(shown, longestValue);
  const { stockFilter, outletFilter, promoFilter } = extensionsOf(strapi);
  const inStock = await chosen(strapi, shown, stockFilter);
  const refurbished = await chosen(strapi, shown, outletFilter?.filter ?? null);
  const promos = await promoFilter?.percentsOf(getKnex(strapi), shown, today());
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

/** Which of these cards a filter leaves. */
async function chosen(
  strapi: Core.Strapi,
  ids: readonly number[],
  filter: StockFilter | null,
): Promise<ReadonlySet<number>> {
  if (filter === null) return new Set();
  const query = service(strapi, 'catalogue.cards')
    .shown()
    .whereIn('c.product_id', [...ids]);
  filter(query);
  const rows = (await query.select('c.product_id as id')) as { id: number }[];
  return new Set(rows.map(({ id }) => id));
}
