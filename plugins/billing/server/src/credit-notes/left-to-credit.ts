import { decimal, roundToCents } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { balances, countedAgainst, ofCanceledOrders, type Head } from '../invoices/invoice.store';
import { isOfOrder } from './credit-key';

/**
 * What the note of a live key may still take off an invoice. What left an order (a line, or all of it) is credited whole, paid or not: the
 * order gave back what was paid of it.
 */
export async function leftToCredit(knex: Knex, head: Head | undefined, liveKey: string | null): Promise<string> {
  if (head === undefined) return '0.00';
  const isWhole = isOfOrder(liveKey) || (await ofCanceledOrders(knex, [head.id])).has(head.id);
  if (!isWhole) return (await balances(knex, [head])).get(head.id) ?? '0.00';
  const { credited } = await countedAgainst(knex, [head.id]);
  return roundToCents(decimal(head.total).minus(credited.get(head.id) ?? 0));
}
