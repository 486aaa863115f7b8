import { banks } from '@mayorista/database/seeds';
import { inTransaction, insertRows, type Deps, type Tx } from '@mayorista/kernel';
import { bank } from '../../../shared/bank.shape';
import { tables } from '../uids';
import { postalCodeSample } from './postal-code.sample';

/** Reference data of the demo world, where an installation has none of its own. */
export const referenceDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      await loadPostalCodes(tx);
      await loadBanks(tx);
    }),
});

/** A sample of postal codes, where nobody has imported the whole catalogue. */
async function loadPostalCodes(tx: Tx): Promise<void> {
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
}

/** The house's accounts, to which buyers transfer. */
async function loadBanks(tx: Tx): Promise<void> {
  if ((await tx.trx(bank.table).first('id')) !== undefined) return;
  const currencies = (await tx.trx(tables.currency).select('id', 'code')) as { id: number; code: string }[];
  await insertRows(
    tx,
    bank.table,
    banks.map(({ name, account, clabe, currency, status }) => ({
      name,
      account_number: account,
      clabe,
      status,
      currency_id: currencies.find(({ code }) => code === currency)?.id ?? null,
    })),
  );
}
