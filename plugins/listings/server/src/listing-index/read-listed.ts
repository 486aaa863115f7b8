import { getKnex, service, today, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/product-content/contract';
import { extensionsOf } from '../cards/extensions';
import type { ListedProduct } from './listed-product';

/** A listed product with the names that a listing shows of its brand and stage. */
export interface ListedRow extends ListedProduct {
  readonly brandName: string | null;
  readonly stageName: string | null;
  readonly stageNameEn: string | null;
}

/** Longer values of datasheets are sentences: nobody filters by them. */
const longestValue = 200;

/** Reads those of these products that the store lists. */
export async function readListed(strapi: Core.Strapi, ids: readonly number[]): Promise<ListedRow[]> {
  const catalogue = service(strapi, 'catalogue.cards');
  const cards = await catalogue.listed(ids);
  if (cards.length === 0) return [];
  const shown = cards.map(({ id }) => id);
  const categories = await catalogue.categoryIds(shown);
  const values = await service(strapi, 'product-content.datasheets').valuesOf(shown, longestValue);
  const { stockFilter, outletFilter, promoFilter } = extensionsOf(strapi);
  const inStock = await stockFilter?.(shown);
  const refurbished = await outletFilter?.chosen(shown);
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
    inStock: inStock?.has(card.id) ?? false,
    isRefurbished: refurbished?.has(card.id) ?? false,
    promos: promos?.get(card.id) ?? [],
  }));
}
