import { exchangeRates } from '@mayorista/database/seeds';
import { inTransaction, insertRows, now, type Deps } from '@mayorista/kernel';
import { tables } from '../uids';

const dayMs = 86_400_000;

/** The demo world's history of exchange rates. */
export const pricingDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.exchangeRate).first('id')) !== undefined) return;
      const today = now().getTime();
      const rows = exchangeRates.map(({ kind, rate, days_ago }) => ({ kind, rate, effective_from: new Date(today - days_ago * dayMs), set_by: 'Valeria Quiroga Meza' }));
      await insertRows(tx, tables.exchangeRate, rows);
    }),
});
