import { inTransaction, insertRows, type Deps } from '@mayorista/kernel';
import { tables } from '../uids';
import { postalCodeSample } from './postal-code.sample';

/** A sample of postal codes, where nobody has imported the whole catalogue. */
export const postalCodeDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.postalCode).first('id')) !== undefined) return;
      const rows = postalCodeSample.map(
        ([zip, settlement, settlementCode, municipality, municipalityCode, locality, state, stateCode]) => ({
          zip,
          settlement,
          settlement_code: settlementCode,
          municipality,
          municipality_code: municipalityCode,
          locality,
          state,
          state_code: stateCode,
        }),
      );
      await insertRows(tx, tables.postalCode, rows);
    }),
});
