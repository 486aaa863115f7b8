import { carriers, deliveryOffices } from '@mayorista/database/seeds';
import { inTransaction, insertRow, type Deps } from '@mayorista/kernel';
import { tables } from '../uids';

/** Carriers and offices of the demo world; an installation that has carriers keeps its own. */
export const shippingDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.carrier).first('id')) !== undefined) return;
      const ids = new Map<string, number>();
      for (const { code, name, tracking } of carriers)
        ids.set(code, await insertRow(tx, tables.carrier, { code, name, tracking, status: 1 }));
      for (const { carrier, ...office } of deliveryOffices)
        await insertRow(tx, tables.office, { ...office, carrier_id: ids.get(carrier), status: 1 });
    }),
});
