import type { Knex } from 'knex';
import { readInSlices, today } from '@mayorista/kernel';
import { tables } from '../uids';

interface Counted {
  readonly product_id: number;
  readonly n: number | string | null;
}

export interface Limits {
  readonly minimum: number;
  readonly maximum: number;
}

/** Limits of a warehouse by product. */
export async function limitsIn(knex: Knex, branchId: number): Promise<Map<number, Limits>> {
  const rows = (await knex(tables.stockLimit)
    .where({ branch_id: branchId })
    .select('product_id', 'minimum', 'maximum')) as (Limits & { product_id: number })[];
  return new Map(rows.map(({ product_id: id, minimum, maximum }) => [id, { minimum, maximum }]));
}

/** Free pieces of new stock of a warehouse by product. */
export const freeIn = (knex: Knex, branchId: number, ids: readonly number[]): Promise<Map<number, number>> =>
  countedBy(ids, (some) =>
    knex(tables.stock)
      .whereIn('product_id', some)
      .where({ branch_id: branchId, grade: 'Stock' })
      .select('product_id', knex.raw('on_hand - reserved as n')),
  );

/** Pieces on their way to a warehouse by product: those of a transfer until it is received, others while their date is to come. */
export const comingTo = (knex: Knex, branchId: number, ids: readonly number[]): Promise<Map<number, number>> =>
  countedBy(ids, (some) =>
    knex(tables.transit)
      .whereIn('product_id', some)
      .where({ branch_id: branchId })
      .where((coming) => void coming.where('available_on', '>=', today()).orWhere({ reference_type: 'transfer' }))
      .groupBy('product_id')
      .select('product_id')
      .sum({ n: 'quantity' }),
  );

/** Pieces that drafts to a warehouse ask for, by product. */
export const draftedTo = (knex: Knex, branchId: number, ids: readonly number[]): Promise<Map<number, number>> =>
  countedBy(ids, (some) =>
    knex(`${tables.transferDetail} as d`)
      .join(`${tables.transfer} as t`, 't.id', 'd.transfer_id')
      .whereIn('d.product_id', some)
      .where({ 't.target_warehouse_id': branchId, 't.stage': 'draft', 'd.grade': 'Stock' })
      .groupBy('d.product_id')
      .select('d.product_id as product_id')
      .sum({ n: 'd.quantity' }),
  );

async function countedBy(
  ids: readonly number[],
  query: (some: number[]) => Knex.QueryBuilder,
): Promise<Map<number, number>> {
  const rows = await readInSlices<Counted>(ids, query);
  return new Map(rows.map(({ product_id: id, n }) => [id, Number(n ?? 0)]));
}

export const isActiveWarehouse = async (knex: Knex, id: number): Promise<boolean> =>
  (await knex(tables.branch).where({ id, status: 1 }).first('id')) !== undefined;
