import type { Knex } from 'knex';
import { liveStates, type Head } from '../invoices/invoice.store';
import { tables } from '../uids';

/** Which of these orders have an invoice of their own that counts, rejected ones that staff put right included. */
export async function invoicedByName(knex: Knex, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = (await knex(tables.invoice)
    .whereIn('sale_order_id', [...orderIds])
    .where({ type: 'I' })
    .whereIn('state', [...liveStates])
    .select('sale_order_id')) as { sale_order_id: number }[];
  return new Set(rows.map(({ sale_order_id: id }) => id));
}

/** Which of these orders have a stamped invoice of their own. */
export async function stampedByName(knex: Knex, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = (await knex(tables.invoice)
    .whereIn('sale_order_id', [...orderIds])
    .where({ type: 'I', state: 'stamped' })
    .select('sale_order_id')) as { sale_order_id: number }[];
  return new Set(rows.map(({ sale_order_id: id }) => id));
}

/** A line of a global invoice that counts: the receipt of an order. */
export interface GlobalLine {
  readonly order: number;
  readonly line: number;
  readonly invoice: number;
  readonly number: string | null;
  readonly state: Head['state'];
}

/** Finds where global invoices that count hold these orders, the newest first. */
export const globalLinesOf = (knex: Knex, orderIds: readonly number[]): Promise<GlobalLine[]> =>
  knex(`${tables.line} as line`)
    .join(`${tables.invoice} as invoice`, 'invoice.id', 'line.invoice_id')
    .whereIn('line.sale_order_id', [...orderIds])
    .where({ 'invoice.type': 'I' })
    .whereIn('invoice.state', [...liveStates])
    .orderBy('invoice.id', 'desc')
    .select({
      order: 'line.sale_order_id',
      line: 'line.id',
      invoice: 'invoice.id',
      number: 'invoice.number',
      state: 'invoice.state',
    }) as unknown as Promise<GlobalLine[]>;
