import {
  emit,
  fold,
  inTransaction,
  insertRows,
  isolateFaults,
  now,
  slicesOf,
  advisoryLock,
  throwIfFaults,
  type Core,
  type Fault,
  type Tx,
} from '@mayorista/kernel';
import { cardsRefreshed } from '../../../events';
import { byId, type CategoryNode, pathOf } from '../../../shared/category-tree.rules';
import { isInStore } from '../products/publishing/publish-product';
import { readCategoryNodes } from '../categories/category-tree.store';
import { tables } from '../uids';
import { readCardSources, type CardSource } from './card-source.store';

const copied = [
  'sku',
  'model',
  'provider_model',
  'status',
  'show_in_news',
  'product_type',
  'product_flow_type',
  'list_price',
  'fixed_price',
  'promo_discount',
  'promo_level_1',
  'promo_level_2',
  'promo_level_3',
  'promo_level_4',
  'promo_level_5',
  'promo_level_6',
] as const;

/**
 * Rewrites the cards of some products from the catalogue's tables; those of removed products go. Safe to repeat. A product whose card
 * the database refuses keeps the one it had and does not hold up the others; the error thrown at the end names it.
 */
export async function refreshCards(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const faults: Fault<number>[] = [];
  for (const some of slicesOf(ids))
    faults.push(...(await isolateFaults(some, (batch) => inTransaction(strapi, (tx) => refreshBatch(tx, batch)))));
  throwIfFaults(faults, ids.length, 'fichas de productos');
}

async function refreshBatch(tx: Tx, ids: readonly number[]): Promise<void> {
  // Of two that follow the same product, the last to write must be the last to have read.
  await advisoryLock(tx, 'catalogue.cards');
  const nodes = byId(await readCategoryNodes(tx.trx));
  const sources = await readCardSources(tx.trx, ids);
  await tx
    .trx(tables.card)
    .whereIn('product_id', [...ids])
    .delete();
  await tx
    .trx(tables.cardCategory)
    .whereIn('product_id', [...ids])
    .delete();
  await insertRows(
    tx,
    tables.card,
    sources.map((source) => cardOf(source, nodes)),
  );
  const steps = sources.flatMap(({ id, category_id }) =>
    pathOf(nodes, category_id).map((category) => ({ product_id: id, category_id: category })),
  );
  await insertRows(tx, tables.cardCategory, steps);
  await emit(tx, cardsRefreshed, { ids: [...ids] });
}

function cardOf(source: CardSource, nodes: ReadonlyMap<number, CategoryNode>): Record<string, unknown> {
  const category = source.category_id === null ? undefined : nodes.get(source.category_id);
  return {
    ...Object.fromEntries(copied.map((name) => [name, source[name]])),
    product_id: source.id,
    brand_id: source.brand_id,
    brand_name: source.brand_name,
    category_id: category?.id ?? null,
    category_name_es: category?.name ?? null,
    category_name_en: category?.nameEn ?? null,
    name_es: source.name,
    name_en: source.name_en,
    name_folded: fold([source.name, source.brand_name, source.model, source.sku].filter(Boolean).join(' ')),
    image_url: source.image_url,
    image_alt: source.image_alt,
    stage_id: source.stage_id,
    stage_name_es: source.stage_name,
    stage_name_en: source.stage_name_en,
    is_visible: isInStore(source),
    refreshed_at: now(),
  };
}
