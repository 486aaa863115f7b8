import { defineRecord } from '@mayorista/kernel';
import { z } from 'zod';
import { companyEmail } from '../../../shared';
import { companyRefusals, companyRowsInReach, ownCompany } from '../companies/company-rows';

const address = z.email();

/** Serves the e-mail addresses of companies. Another address has to be verified again. */
export const companyEmails = defineRecord(companyEmail, {
  scope: companyRowsInReach,
  initial: ownCompany,
  check: ({ email }) => (address.safeParse(email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
  checkIn: ({ tx, actor, record }) => companyRefusals(tx, actor, record),
  afterWrite: ({ before, after }) =>
    Promise.resolve(before !== null && after !== null && before.email !== after.email ? { verified_at: null } : {}),
});
