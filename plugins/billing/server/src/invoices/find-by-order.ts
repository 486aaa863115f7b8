import { roundToCents } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { InvoiceFacts } from '../../../contract';
import { tables } from '../uids';
import { exchangeKeys } from './invoice-order';
import { balances, liveStates, type Head } from './invoice.store';

/** Finds the invoice of an order that counts; the latest, where one takes another's place. What was exchanged later is invoiced beside it. */
export async function findByOrder(knex: Knex, orderId: number): Promise<InvoiceFacts | null> {
  const head = (await knex(tables.invoice)
    .where({ sale_order_id: orderId, type: 'I' })
    .whereIn('state', [...liveStates])
    .whereNot('live_key', 'like', `${exchangeKeys(orderId)}%`)
    .orderBy('id', 'desc')
    .first()) as Head | undefined;
  if (head === undefined) return null;
  const left = await balances(knex, [head]);
  const { id, number, uuid, state, currency, total } = head;
  return {
    id,
    number,
    uuid,
    state,
    currency,
    total: roundToCents(total),
    balance: left.get(id) ?? roundToCents(total),
  };
}
