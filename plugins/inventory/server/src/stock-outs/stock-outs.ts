import { addDays, getKnex, service, startOfDay, today, type Core, type Waiting } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { Knex } from 'knex';
import { saleCauses } from '../rotations/sold-pieces.store';
import { tables } from '../uids';

/** Days within which a product must have been sold to be missed. */
const missedDays = 90;

/**
 * Queries the products that the store shows, of which new pieces were sold in the last ninety days and none is free in any warehouse: `c` is
 * the card, `s` what was sold and when last.
 */
export function stockOuts(strapi: Core.Strapi): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const sold = knex(tables.movement)
    .whereIn('cause', saleCauses)
    .where({ grade: 'Stock' })
    .where('moved_at', '>=', new Date(startOfDay(addDays(today(), -missedDays))))
    .groupBy('product_id')
    .having(knex.raw('sum(quantity) < 0'))
    .select('product_id', knex.raw('-sum(quantity) as pieces'), knex.raw('max(moved_at) as last_sold_at'))
    .as('s');
  return service(strapi, 'catalogue.cards')
    .shown()
    .join(sold, 's.product_id', 'c.product_id')
    .whereNotExists(
      knex(`${tables.stock} as free`)
        .whereRaw('free.product_id = c.product_id and free.on_hand > free.reserved')
        .where({ 'free.grade': 'Stock' })
        .select('free.id'),
    );
}

/** What is sold and is not there, for whoever restocks; it waits since the last piece was sold. */
export const waitingStockOuts: Waiting = {
  key: 'stock-outs.selling',
  label: ['producto que se vende y está agotado', 'productos que se venden y están agotados'],
  needs: 'restock.read',
  to: '/plugins/inventory/agotados',
  lateAfterHours: 72,
  types: ['stocks', 'transfers', 'sale-orders'],
  async count({ strapi }) {
    const found = (await stockOuts(strapi).count({ n: '*' }).min({ oldest: 's.last_sold_at' }).first()) as
      { readonly n: number | string; readonly oldest: Date | string | number | null } | undefined;
    return { count: Number(found?.n ?? 0), oldest: found?.oldest ?? null };
  },
};
