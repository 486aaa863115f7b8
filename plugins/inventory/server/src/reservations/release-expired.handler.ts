import { emit, inTransaction, getKnex, now, service, type JobHandler } from '@mayorista/kernel';
import '../../../contract';
import { expiredHolders } from '../stock/stock.store';
import { reservationExpired } from './reservation-expired.event';

export const run: JobHandler<object> = async ({ strapi }) => {
  const holders = await expiredHolders(getKnex(strapi), now());
  for (const holder of holders) {
    await inTransaction(strapi, async (tx) => {
      await service(strapi, 'inventory.stock').release(tx, holder);
      await emit(tx, reservationExpired, holder);
    });
  }
  return { released: holders.length };
};
