import type { PlainDate } from '@mayorista/kernel';
import { plainDate } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import type { Holder } from '../../../contract';
import { tables } from '../uids';
import { shelfKey, type Coming } from './supply.rules';

interface ShelfRow {
  readonly product_id: number;
  readonly branch_id: number;
  readonly grade: string;
  readonly pieces: number | string;
}

/** Pieces free on the shelves of active branches, those that the holder holds included. */
export async function freeShelves(
  knex: Knex,
  productIds: readonly number[],
  holder: Holder | undefined,
): Promise<Map<string, number>> {
  const active = knex(tables.branch).where({ status: 1 }).select('id');
  const shelves = (await knex(tables.stock)
    .whereIn('product_id', [...productIds])
    .whereIn('branch_id', active)
    .select('product_id', 'branch_id', 'grade', knex.raw('on_hand - reserved as pieces'))) as ShelfRow[];
  const held = (
    holder === undefined
      ? []
      : await knex(tables.reservation)
          .where({ holder_type: holder.type, holder_id: holder.id, state: 'held' })
          .select('product_id', 'branch_id', 'grade', 'quantity as pieces')
  ) as ShelfRow[];
  const free = new Map<string, number>();
  for (const { product_id: productId, branch_id: branchId, grade, pieces } of [...shelves, ...held]) {
    const key = shelfKey(productId, branchId, grade);
    free.set(key, (free.get(key) ?? 0) + Number(pieces));
  }
  return free;
}

/** New pieces on their way by product, the first to come first; what is late is promised no more. */
export async function comingPieces(
  knex: Knex,
  productIds: readonly number[],
  today: PlainDate,
): Promise<Map<number, Coming[]>> {
  const rows = (await knex(tables.transit)
    .whereIn('product_id', [...productIds])
    .where('available_on', '>=', today)
    .orderBy('available_on')
    .orderBy('id')
    .select('product_id', 'branch_id', 'quantity', 'available_on')) as {
    product_id: number;
    branch_id: number;
    quantity: number;
    available_on: string;
  }[];
  const coming = new Map<number, Coming[]>();
  for (const { product_id: id, branch_id: branchId, quantity, available_on: on } of rows)
    coming.set(id, [
      ...(coming.get(id) ?? []),
      { branchId, quantity, availableOn: plainDate(String(on).slice(0, 10)) },
    ]);
  return coming;
}

/** Days that pieces of other branches travel to one; none for a branch that is unknown or closed. */
export async function transferDays(knex: Knex, branchId: number): Promise<number> {
  const row = (await knex(tables.branch).where({ id: branchId }).first('transfer_days')) as
    { transfer_days: number | null } | undefined;
  return row?.transfer_days ?? 0;
}
