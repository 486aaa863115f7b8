import { DEFAULT_COUNTRY_ID } from '@mayorista/config';
import { defineRecord } from '@mayorista/kernel';
import { companyAddress } from '../../../shared';
import { companyRowsInReach, ownCompany } from '../companies/company-rows';
import { tables } from '../uids';
import { completedAddress, judgeAddress } from './judge-address';

/** The kind of an address that says none. */
const fiscal = 1;

/** Serves the addresses of companies; of each company at most one is the main one. */
export const companyAddresses = defineRecord(companyAddress, {
  scope: companyRowsInReach,
  initial: ({ actor, given }) => ({
    ...ownCompany({ actor, given }),
    country_id: given.country_id ?? DEFAULT_COUNTRY_ID,
    address_type_id: given.address_type_id ?? fiscal,
  }),
  checkIn: judgeAddress,
  afterWrite: async ({ tx, after }) => {
    if (after === null) return undefined;
    if (after.main_address === 1)
      await tx
        .trx(tables.companyAddress)
        .where({ company_id: after.company_id, main_address: 1 })
        .whereNot({ id: after.id })
        .update({ main_address: 0 });
    return completedAddress(tx, after);
  },
});
