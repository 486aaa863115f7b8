import { insertRow, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';
import type { Division } from './divide-order.rules';

export interface DivisionRow {
  readonly id: number;
  readonly number: number;
  readonly branch_id: number | null;
  readonly is_backorder: boolean | number;
  /** Days as 'yyyy-mm-dd'. */
  readonly promised_on: string | null;
  readonly delivery_from: string | null;
  readonly delivery_to: string | null;
}

export const insertDivision = (tx: Tx, orderId: number, division: Omit<Division, 'lines'>): Promise<number> =>
  insertRow(tx, tables.division, {
    sale_order_id: orderId,
    number: division.number,
    branch_id: division.branchId,
    is_backorder: division.isBackorder,
    promised_on: division.promisedOn,
    delivery_from: division.deliveryFrom,
    delivery_to: division.deliveryTo,
  });

export const divisionsOf = (knex: Knex, orderId: number): Promise<DivisionRow[]> =>
  knex(tables.division).where({ sale_order_id: orderId }).orderBy('number') as unknown as Promise<DivisionRow[]>;
