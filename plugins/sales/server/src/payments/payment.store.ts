import { forUpdate, insertRow, now, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { PaymentMethod, PaymentPartStatus } from '@mayorista/payments/contract';
import { tables } from '../uids';

export interface PaymentRow {
  readonly id: number;
  readonly sale_order_id: number;
  /** 1, 2, …: the order in which the parts were chosen. */
  readonly number: number;
  readonly method: PaymentMethod;
  readonly amount: string | number;
  readonly commission: string | number;
  readonly commission_percentage: string | number;
  readonly currency: 'USD' | 'MXN';
  readonly status: PaymentPartStatus;
  /** 'yyyy-mm-dd'. */
  readonly due_on: string | null;
  readonly received_at: Date | string | number | null;
  /** Given back of what was received. */
  readonly refunded: string | number | null;
}

export const paymentsOf = (knex: Knex, orderId: number): Promise<PaymentRow[]> =>
  knex(tables.payment).where({ sale_order_id: orderId }).orderBy('number') as unknown as Promise<PaymentRow[]>;

/** Parts of an order's payment, locked until the transaction ends. */
export const lockPayments = async (tx: Tx, orderId: number): Promise<PaymentRow[]> =>
  (await forUpdate(
    tx,
    tx.trx(tables.payment).where({ sale_order_id: orderId }).orderBy('number'),
  )) as unknown as PaymentRow[];

export const insertPayment = (tx: Tx, row: Record<string, unknown>): Promise<number> =>
  insertRow(tx, tables.payment, row);

export const updatePayment = (tx: Tx, id: number, change: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.payment)
    .where({ id })
    .update({ ...change, updated_at: now() });
