import { emit, inTransaction, getKnex, now, type JobHandler } from '@mayorista/kernel';
import { releaseExpired } from '../stock/stock.service';
import { expiredHolders } from '../stock/stock.store';
import { reservationExpired } from './reservation-expired.event';

export const run: JobHandler<object> = async ({ strapi }) => {
  const at = now();
  let released = 0;
  for (const holder of await expiredHolders(getKnex(strapi), at)) {
    await inTransaction(strapi, async (tx) => {
      if (!(await releaseExpired(tx, holder, at))) return;
      await emit(tx, reservationExpired, holder);
      released += 1;
    });
  }
  return { released };
};
