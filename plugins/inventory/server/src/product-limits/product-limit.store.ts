import { insertRow, now, readInSlices, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

/** How few and how many pieces of a product a warehouse should have. */
export interface LimitRow {
  readonly id: number;
  readonly product_id: number;
  readonly branch_id: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly updated_at: Date | number | string;
}

const columns = ['id', 'product_id', 'branch_id', 'minimum', 'maximum', 'updated_at'] as const;

export const limitsOf = (knex: Knex, productIds: readonly number[]): Promise<LimitRow[]> =>
  readInSlices<LimitRow>(productIds, (some) =>
    knex(tables.stockLimit)
      .whereIn('product_id', some)
      .orderBy('product_id')
      .orderBy('branch_id')
      .select([...columns]),
  );

export const findLimit = (knex: Knex, id: number): Promise<LimitRow | undefined> =>
  knex(tables.stockLimit)
    .where({ id })
    .first([...columns]) as Promise<LimitRow | undefined>;

export const insertLimit = (
  tx: Tx,
  limit: Pick<LimitRow, 'product_id' | 'branch_id' | 'minimum' | 'maximum'>,
): Promise<number> => insertRow(tx, tables.stockLimit, limit);

export async function changeLimit(
  tx: Tx,
  id: number,
  change: Partial<Pick<LimitRow, 'minimum' | 'maximum'>>,
): Promise<void> {
  await tx
    .trx(tables.stockLimit)
    .where({ id })
    .update({ ...change, updated_at: now() });
}

export async function removeLimits(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .trx(tables.stockLimit)
    .whereIn('id', [...ids])
    .delete();
}

interface Shelf {
  readonly product_id: number;
  readonly branch_id: number;
  readonly on_hand: number;
}

/** New stock on hand, shelf by shelf. */
export const shelvesOf = (knex: Knex, productIds: readonly number[]): Promise<Shelf[]> =>
  readInSlices<Shelf>(productIds, (some) =>
    knex(tables.stock)
      .whereIn('product_id', some)
      .where({ grade: 'Stock' })
      .select('product_id', 'branch_id', 'on_hand'),
  );

/** New stock on hand by product, in one warehouse or in all. */
export async function stockByProduct(
  knex: Knex,
  productIds: readonly number[],
  branchId?: number,
): Promise<Map<number, number>> {
  const stock = new Map<number, number>();
  for (const shelf of await shelvesOf(knex, productIds)) {
    if (branchId === undefined || shelf.branch_id === branchId)
      stock.set(shelf.product_id, (stock.get(shelf.product_id) ?? 0) + shelf.on_hand);
  }
  return stock;
}
