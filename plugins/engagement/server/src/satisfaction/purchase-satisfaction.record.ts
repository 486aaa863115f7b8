import { defineRecord, service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import { isOfTheHouse } from '@mayorista/config';
import '@mayorista/sales/contract';
import { purchaseSatisfaction } from '../../../shared';

/**
 * Serves what buyers say of a purchase: one card for each order, of whoever placed it; never changed afterwards. People read those of the
 * orders that they read, the panel all.
 */
export const purchaseSatisfactions = defineRecord(purchaseSatisfaction, {
  omits: ['update', 'remove'],
  scope: (query, actor, strapi) =>
    service(strapi, 'sales.past-orders').withinReach(
      query,
      `${purchaseSatisfaction.table}.sale_order_id`,
      actor,
      strapi,
    ),
  checkIn: async ({ tx, actor, record }) => ((await isOwnOrder(tx, actor, record.sale_order_id)) ? [] : notOwn),
  initial: ({ actor }) => ({ company_id: actor.companyId, answered_by: actor.name }),
});

const notOwn: FieldError[] = [{ code: 'not_found', field: 'sale_order_id' }];

/** The card is the buyer's: neither a colleague nor the house answers it for them. */
async function isOwnOrder(tx: Tx, { kind, id, roles }: Actor, orderId: number | null): Promise<boolean> {
  if (kind !== 'person' || id === null || orderId === null || isOfTheHouse(roles)) return false;
  return (await service(tx.strapi, 'sales.orders').buyerOf(tx.trx, orderId))?.userId === id;
}
