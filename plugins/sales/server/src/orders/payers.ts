import type { Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { ownersOf } from '../spending/company-people.store';
import { tables } from '../uids';
import { isMarkedUpOrder } from './order.amounts';
import type { OrderRow } from './order.store';

/** Lists whom what an order is charged at is told to: who placed it; where they are shown their company's mark-up, its own people. */
export async function payersOf(strapi: Core.Strapi, knex: Knex, orderId: number): Promise<readonly number[]> {
  const order = (await knex(tables.order).where({ id: orderId }).first('user_id', 'company_id', 'marked_total')) as
    Pick<OrderRow, 'user_id' | 'company_id' | 'marked_total'> | undefined;
  if (order === undefined) return [];
  return isMarkedUpOrder(order) && order.company_id !== null ? ownersOf(strapi, order.company_id) : [order.user_id];
}
