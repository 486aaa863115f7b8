import { getKnex, service, today, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { ProductFacts } from '@mayorista/catalogue/contract';
import { wholeMonthsBefore } from '../rotations/month.rules';
import { averagedMonths, averageSales } from '../rotations/rotation.rules';
import { soldBetween } from '../rotations/sold-pieces.store';
import { limitsOf, shelvesOf, type LimitRow } from './product-limit.store';

/** A warehouse's limit of a product, with what it has and sells there. */
export interface LimitView {
  readonly id: number;
  readonly warehouse_id: number;
  readonly warehouse_name: string | null;
  readonly minimum: number;
  readonly maximum: number;
  /** Pieces on hand there. */
  readonly real_stock: number;
  /** Pieces a month there. */
  readonly average_sales: number;
}

/** A product's limits: how it is classified, what there is of it and sells in all, and its limits by warehouse. */
export type ProductLimitsView = ProductFacts & {
  readonly product_id: number;
  readonly real_stock: number;
  readonly average_sales: number;
  readonly productLimits: readonly LimitView[];
};

/** The limits of existing products, in the order of the ids. */
export async function productLimits(strapi: Core.Strapi, productIds: readonly number[]): Promise<ProductLimitsView[]> {
  const knex = getKnex(strapi);
  const facts = await service(strapi, 'catalogue.products').facts(knex, productIds);
  const warehouses = new Map((await service(strapi, 'inventory.branches').list()).map(({ id, name }) => [id, name]));
  const limits = groupBy(await limitsOf(knex, productIds), (row) => row.product_id);
  const stock = tally(
    (await shelvesOf(knex, productIds)).map((shelf) => ({
      ...keysOf(shelf.product_id, shelf.branch_id),
      pieces: shelf.on_hand,
    })),
  );
  const sold = await soldBetween(knex, wholeMonthsBefore(today(), averagedMonths), { productIds });
  const sales = tally(sold.map(({ productId, branchId, pieces }) => ({ ...keysOf(productId, branchId), pieces })));
  const limitView = (row: LimitRow): LimitView => ({
    id: row.id,
    warehouse_id: row.branch_id,
    warehouse_name: warehouses.get(row.branch_id) ?? null,
    minimum: row.minimum,
    maximum: row.maximum,
    real_stock: stock.get(`${row.product_id}/${row.branch_id}`) ?? 0,
    average_sales: averageSales(sales.get(`${row.product_id}/${row.branch_id}`) ?? 0),
  });
  return productIds.flatMap((id) => {
    const product = facts.get(id);
    if (product === undefined) return [];
    return [
      {
        ...product,
        product_id: id,
        real_stock: stock.get(String(id)) ?? 0,
        average_sales: averageSales(sales.get(String(id)) ?? 0),
        productLimits: (limits.get(id) ?? []).map(limitView),
      },
    ];
  });
}

const keysOf = (productId: number, branchId: number) => ({ keys: [String(productId), `${productId}/${branchId}`] });

/** Sums of pieces by product and by product and warehouse. */
function tally(entries: readonly { readonly keys: readonly string[]; readonly pieces: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { keys, pieces } of entries) for (const key of keys) sums.set(key, (sums.get(key) ?? 0) + pieces);
  return sums;
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
