import { historyMonths, monthlySales, products, type ProductSeed } from '@mayorista/database/seeds';
import { emit, type Tx } from '@mayorista/kernel';
import { productChanged } from '../../../events';
import { tables } from '../uids';
import { insertLinks, insertLocalizedRows, linkBoth, type Pair } from './demo.store';
import type { Taxonomy } from './load-taxonomy';

/** Products with their brand, category and stage, related products and replacements; ids by sku. */
export async function loadProducts(tx: Tx, taxonomy: Taxonomy): Promise<Map<string, Pair>> {
  const rows = products.map((product) => ({
    shared: scalarsOf(product),
    texts: { es: textsOf(product, 'es'), en: textsOf(product, 'en') },
  }));
  const pairs = await insertLocalizedRows(tx, tables.product, rows);
  const ids = new Map(
    products.flatMap(({ sku }, index) => (pairs[index] === undefined ? [] : [[sku, pairs[index]] as const])),
  );
  const pairOf = (sku: string): Pair => ids.get(sku) ?? missing(sku);
  await insertLinks(
    tx,
    tables.productBrand,
    products.flatMap((each) => linkBoth(pairOf(each.sku), 'product_id', taxonomy.brands.get(each.brand), 'brand_id')),
  );
  await insertLinks(
    tx,
    tables.productCategory,
    products.flatMap((each) =>
      linkBoth(pairOf(each.sku), 'product_id', taxonomy.categories.get(each.category), 'category_id'),
    ),
  );
  await insertLinks(
    tx,
    tables.productStage,
    products.flatMap((each) =>
      linkBoth(pairOf(each.sku), 'product_id', taxonomy.stages.get(each.stage_id), 'stage_id'),
    ),
  );
  const between = (skus: (product: ProductSeed) => readonly string[]) =>
    products.flatMap((each) =>
      skus(each).flatMap((sku, index) =>
        linkBoth(pairOf(each.sku), 'product_id', pairOf(sku), 'inv_product_id').map((row) => ({
          ...row,
          product_ord: index + 1,
        })),
      ),
    );
  await insertLinks(
    tx,
    tables.related,
    between(({ related }) => related),
  );
  await insertLinks(
    tx,
    tables.replacements,
    between(({ replaced_by }) => replaced_by),
  );
  await emit(tx, productChanged, { ids: [...ids.values()].map(({ es }) => es) });
  return ids;
}

const textsOf = (product: ProductSeed, locale: 'es' | 'en') => ({
  name: product.name[locale],
  description: product.description[locale],
});

/** What a product has when staff say nothing of it (spec catalogue 3). */
const defaults = {
  quantity: 0,
  generates_utility: 0,
  igi_percentage: 0,
  can_be_added_to_electronic_wallet_type_sale_orders: false,
};

/** What is expected to sell in a month: what sold in those before. */
function forecastOf(product: ProductSeed): number {
  const sold = product.stock.flatMap((shelf) => monthlySales(product, shelf));
  return Math.round(sold.reduce((sum, pieces) => sum + pieces, 0) / historyMonths);
}

function scalarsOf(product: ProductSeed): Record<string, unknown> {
  const {
    sku,
    model,
    provider_model,
    barcode,
    list_price,
    average_cost,
    fixed_price,
    guarantee,
    sat_key,
    product_type,
    product_flow_type,
    status,
    published_in_store,
    show_in_news,
    promo_levels,
  } = product;
  const isOnNow = product.promo !== null && product.promo.starts_in_days <= 0 && product.promo.ends_in_days >= 0;
  return {
    sku,
    model,
    provider_model,
    barcode,
    list_price,
    fixed_price,
    guarantee,
    sat_key,
    product_flow_type,
    discount_type: 'by_percentage',
    status,
    published_in_store,
    show_in_news,
    product_type: `product_type_${product_type}`,
    serial: product_type === 'physical' ? 1 : 0,
    batched: 0,
    ...defaults,
    average_cost,
    forecast: forecastOf(product),
    promo_discount: isOnNow ? product.promo?.discount : 0,
    ...Object.fromEntries(promo_levels.map((percent, index) => [`promo_level_${index + 1}`, percent])),
  };
}

function missing(sku: string): never {
  throw new Error(`The demo world names an unknown product: ${sku}`);
}
