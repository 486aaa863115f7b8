import { today } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

export interface TransitRow {
  readonly branch_id: number;
  readonly quantity: number;
  /** 'yyyy-mm-dd': from this day on it can be sold. */
  readonly available_on: string;
}

/** What is on its way of a product, the first to come first; what is late is promised no more. */
export async function transitsOf(knex: Knex, productId: number): Promise<TransitRow[]> {
  const rows = (await knex(tables.transit)
    .where({ product_id: productId })
    .where('available_on', '>=', today())
    .orderBy('available_on')
    .orderBy('id')
    .select('branch_id', 'quantity', 'available_on')) as TransitRow[];
  return rows.map((row) => ({ ...row, available_on: String(row.available_on).slice(0, 10) }));
}
