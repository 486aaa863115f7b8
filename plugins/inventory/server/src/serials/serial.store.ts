import { forUpdate, type Tx } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import type { productSerial } from '../../../shared/product-serial.shape';
import { tables } from '../uids';

export type SerialRow = RowOf<typeof productSerial>;

/** Rows of some serial numbers, of whatever products. */
export const findSerials = (knex: Knex, serials: readonly string[]): Promise<SerialRow[]> =>
  knex(tables.productSerial)
    .whereIn('serial', [...serials])
    .orderBy('id') as unknown as Promise<SerialRow[]>;

/** The same, locked until the transaction ends. */
export const lockSerials = async (tx: Tx, serials: readonly string[]): Promise<SerialRow[]> =>
  (await forUpdate(
    tx,
    tx
      .trx(tables.productSerial)
      .whereIn('serial', [...serials])
      .orderBy('id'),
  )) as unknown as SerialRow[];

/**
 * Of these products, those whose pieces are written down when they arrive. Pieces that were first seen when they left, and those that came
 * back, say nothing of what stands beside them.
 */
export async function productsWithSerials(knex: Knex, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = (await knex(tables.productSerial)
    .whereIn('product_id', [...productIds])
    .where({ state: 'in_stock', left_at: null })
    .distinct('product_id')) as { product_id: number }[];
  return new Set(rows.map(({ product_id: id }) => id));
}
