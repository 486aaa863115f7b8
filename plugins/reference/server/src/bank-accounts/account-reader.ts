import { knexWithin, type Deps } from '@mayorista/kernel';
import { bank } from '../../../shared/bank.shape';
import type { BankAccount, BankAccountReader } from '../../../contract';

/** Reads the house's bank accounts, in the open transaction where there is one. */
export const accountReader = ({ strapi }: Deps): BankAccountReader => ({
  inUse: async () =>
    (await knexWithin(strapi)(`${bank.table} as b`)
      .leftJoin('currencies as c', 'c.id', 'b.currency_id')
      .where({ 'b.status': 1 })
      .orderBy('b.name')
      .select('b.id', 'b.name', 'b.account_number', 'b.clabe', 'c.code as currency')) as BankAccount[],
});
