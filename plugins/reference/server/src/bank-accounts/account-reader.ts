import { knexWithin, type Deps } from '@mayorista/kernel';
import type { BankAccount, BankAccountReader } from '../../../contract';
import { accountsInUse } from './bank-account.store';

/** Reads the house's bank accounts, in the open transaction where there is one. */
export const accountReader = ({ strapi }: Deps): BankAccountReader => ({
  inUse: async () => (await accountsInUse(knexWithin(strapi))) as BankAccount[],
});
