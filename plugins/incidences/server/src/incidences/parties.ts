import { service, type Core } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { Knex } from 'knex';
import type { IncidenceParties } from '../../../contract';
import { tables } from '../uids';

/** Finds whom an incidence concerns, by its order; null when there is none. */
export async function partiesOf(
  strapi: Core.Strapi,
  knex: Knex,
  incidenceId: number,
): Promise<IncidenceParties | null> {
  const row = (await knex(tables.incidence).where({ id: incidenceId }).first('sale_order_id')) as
    { sale_order_id: number } | undefined;
  const order = row === undefined ? null : await service(strapi, 'sales.orders').buyerOf(knex, row.sale_order_id);
  return order === null ? null : { buyerId: order.userId, salesmanId: order.salesmanId };
}
