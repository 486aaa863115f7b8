import { defineRecord } from '@mayorista/kernel';
import { impersonation } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';

/** Serves who acted as whom: support reads all, a company's owner what was done in the name of its people. */
export const impersonations = defineRecord(impersonation, {
  omits: ['create', 'update', 'remove'],
  scope: companyRowsInReach,
  companyOf: ({ company_id: id }) => id,
});
