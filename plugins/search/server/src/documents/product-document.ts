import type { ProductRow, SearchProduct } from '../../../contract';
import { measuresIn } from './measures';
import { kindOf } from './kind';
import { partNumbers, skuKeys } from './sku-keys';

/** The levels of price of the distributors. */
export const PRICE_LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The document of a product (spec storefront 3, search product document), with what it is filtered and sorted by. */
export function productDocument(row: ProductRow): SearchProduct {
  const stock = row.stock_by_branch ?? {};
  const measures = measuresIn([row.name]);
  const inventory = Object.values(stock).reduce((total, quantity) => total + quantity, 0);
  return {
    ...identityOf(row),
    category_id: row.category.at(-1)?.id ?? null,
    category_ids: row.category.map(({ id }) => id),
    category_tree: row.category.map(({ name }) => name).join(' > '),
    is_visible: row.is_visible,
    is_new: row.is_new,
    has_promo: row.has_promo,
    ranking: row.ranking,
    skuKeys: skuKeys(numbersOf(row)),
    partNumbers: partNumbers(numbersOf(row)),
    kind: kindOf(row.name, row.category.at(-1)?.name),
    measures,
    mentioned_measures: measuresIn([row.description]).filter((measure) => !measures.includes(measure)),
    inventory: row.stock_by_branch === null ? null : inventory,
    in_stock: inventory > 0,
    stock_by_branch: stock,
    branch_ids_in_stock: Object.entries(stock).flatMap(([id, quantity]) => (quantity > 0 ? [Number(id)] : [])),
    list_price: row.list_price,
    ...levelPrices(row),
  };
}

const numbersOf = (row: ProductRow) => [row.model, row.provider_model, row.sku, ...row.part_numbers];

const identityOf = (row: ProductRow) => ({
  id: row.id,
  name: row.name,
  model: row.model,
  provider_model: row.provider_model,
  sku: row.sku,
  brand_id: row.brand?.id ?? null,
  brand_name: row.brand?.name ?? null,
  description: row.description,
  image_full_path: row.image_full_path,
  main_image_alt: row.main_image_alt,
  product_flow_type: row.product_flow_type,
  stage_id: row.stage_id,
});

const levelPrices = ({ level_prices }: Pick<ProductRow, 'level_prices'>) => ({
  level_1_price: level_prices[1] ?? null,
  level_2_price: level_prices[2] ?? null,
  level_3_price: level_prices[3] ?? null,
  level_4_price: level_prices[4] ?? null,
  level_5_price: level_prices[5] ?? null,
  level_6_price: level_prices[6] ?? null,
});
