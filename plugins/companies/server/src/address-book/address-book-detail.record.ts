import { DEFAULT_COUNTRY_ID } from '@mayorista/config';
import { defineRecord } from '@mayorista/kernel';
import { addressBookDetail } from '../../../shared';
import { completedAddress, judgeAddress } from '../addresses/judge-address';
import { companyRowsInReach, ownCompany } from '../companies/company-rows';

/** Serves the people and places that a company has goods sent to. Who receives is named after the person unless said. */
export const addressBookDetails = defineRecord(addressBookDetail, {
  scope: companyRowsInReach,
  initial: ({ actor, given }) => ({
    ...ownCompany({ actor, given }),
    country_id: given.country_id ?? DEFAULT_COUNTRY_ID,
    receivers_name: given.receivers_name ?? ([given.nombre, given.apellidos].filter(Boolean).join(' ') || null),
  }),
  checkIn: judgeAddress,
  afterWrite: async ({ tx, after }) => (after === null ? undefined : completedAddress(tx, after)),
});
