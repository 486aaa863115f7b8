import type { Knex } from 'knex';
import { tables } from '../uids';
import { nextMonth, startOf, type Month } from './month.rules';

/** What the ledger calls a sale: one entry an order line, given back when its order is canceled. */
export const saleCauses = ['Venta', 'Cancelación de pedido'];

/** Pieces of new stock sold, less those given back. */
export interface Sold {
  readonly productId: number;
  readonly branchId: number;
  readonly pieces: number;
}

export type SoldPieces = Sold & { readonly month: Month };

interface Asked {
  readonly productIds: readonly number[];
  readonly branchId?: number | undefined;
}

interface Row {
  readonly product_id: number;
  readonly branch_id: number;
  readonly pieces: number | string;
}

/** Sold from the beginning of `from` to the end of `to`, by product and branch; those of which none was sold are left out. */
export async function soldBetween(
  knex: Knex,
  { from, to }: { readonly from: Month; readonly to: Month },
  { productIds, branchId }: Asked,
): Promise<Sold[]> {
  const query = knex(tables.movement)
    .whereIn('product_id', [...productIds])
    .whereIn('cause', saleCauses)
    .where({ grade: 'Stock' })
    .where('moved_at', '>=', startOf(from))
    .where('moved_at', '<', startOf(nextMonth(to)))
    .groupBy('product_id', 'branch_id')
    .select('product_id', 'branch_id')
    .sum({ pieces: 'quantity' });
  if (branchId !== undefined) query.where({ branch_id: branchId });
  return ((await query) as Row[]).flatMap((row) =>
    Number(row.pieces) === 0
      ? []
      : [{ productId: row.product_id, branchId: row.branch_id, pieces: -Number(row.pieces) }],
  );
}

/** Sold in each of the months. */
export async function soldPieces(knex: Knex, months: readonly Month[], asked: Asked): Promise<SoldPieces[]> {
  const found: SoldPieces[] = [];
  for (const month of months)
    found.push(...(await soldBetween(knex, { from: month, to: month }, asked)).map((sold) => ({ ...sold, month })));
  return found;
}
