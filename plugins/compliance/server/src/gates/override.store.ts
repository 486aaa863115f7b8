import type { Knex } from 'knex';
import { plainDate, quickRows, readInSlices } from '@mayorista/kernel';
import type { Gate } from '../../../contract';
import { grouped } from '../lights/grouped';
import { tables } from '../uids';
import type { Override } from './gate.rules';

export interface OverrideRow {
  readonly id: number;
  readonly product_id: number;
  readonly gate: Gate;
  readonly reason: string;
  readonly expires_on: string | null;
  readonly granted_by: string;
  readonly granted_at: Date | number | string;
  readonly revoked_by: string | null;
  readonly revoked_at: Date | number | string | null;
  readonly reasons: string | null;
}

/** Overrides of one gate that nobody revoked, by product id. */
export async function overridesOf(
  knex: Knex,
  gate: Gate,
  productIds: readonly number[],
): Promise<Map<number, Override[]>> {
  const rows = await readInSlices<OverrideRow>(productIds, (some) =>
    knex(tables.override).whereIn('product_id', some).where({ gate }).whereNull('revoked_at'),
  );
  const groups = grouped(rows, ({ product_id }) => product_id);
  return new Map([...groups].map(([id, each]) => [id, each.map(overrideOf)]));
}

const selectRed = `select product_id from ${tables.product} where product_id in (@ids) and light = 'red'`;

/** Which of these products were red when their light was last kept. */
export async function redProducts(knex: Knex, productIds: readonly number[]): Promise<number[]> {
  const rows = await quickRows<{ product_id: number }>(knex, selectRed, { ids: productIds });
  return rows.map(({ product_id }) => product_id);
}

export const overrideOf = (row: OverrideRow): Override => ({
  gate: row.gate,
  expiresOn: row.expires_on === null ? null : plainDate(row.expires_on.slice(0, 10)),
  isRevoked: row.revoked_at !== null,
});

export const overridesOfProduct = (knex: Knex, productId: number): Promise<OverrideRow[]> =>
  knex(tables.override).where({ product_id: productId }).orderBy('id', 'desc') as unknown as Promise<OverrideRow[]>;
