import { slicesOf } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

const perQuery = 500;

/** Average cost of products in US dollars; those whose cost is not known are left out. In a transaction pass its knex. */
export async function averageOf(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const ids of slicesOf([...new Set(productIds)], perQuery)) {
    const rows = (await knex(tables.product)
      .whereIn('id', ids)
      .where('average_cost', '>', 0)
      .select('id', 'average_cost')) as { id: number; average_cost: string | number }[];
    for (const { id, average_cost: cost } of rows) found.set(id, String(cost));
  }
  return found;
}
