import { readInSlices } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

interface CostRow {
  readonly id: number;
  readonly average_cost: string | number;
}

/** Average cost of products in US dollars; those whose cost is not known are left out. In a transaction pass its knex. */
export async function averageOf(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await readInSlices<CostRow>([...new Set(productIds)], (ids) =>
    knex(tables.product).whereIn('id', ids).where('average_cost', '>', 0).select('id', 'average_cost'),
  );
  return new Map(rows.map(({ id, average_cost: cost }) => [id, String(cost)]));
}
