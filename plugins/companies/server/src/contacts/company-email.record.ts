import { defineRecord } from '@mayorista/kernel';
import { sendCode } from '../codes/send-code';
import { z } from 'zod';
import { companyEmail } from '../../../shared';
import { companyRefusals, companyRowsInReach, ownCompany } from '../companies/company-rows';

const address = z.email();

/** Serves the e-mail addresses of companies. Another address has to be verified again. */
export const companyEmails = defineRecord(companyEmail, {
  aliases: ['/distributor-emails'],
  // The store lists which notices each receives.
  listsLines: true,
  scope: companyRowsInReach,
  initial: ownCompany,
  check: ({ email }) => (address.safeParse(email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
  checkIn: ({ tx, actor, record }) => companyRefusals(tx, actor, record),
  async afterWrite({ tx, actor, before, after }) {
    if (after === null || before?.email === after.email) return {};
    // A code goes out once with a new address; afterwards whoever wants one asks for it.
    if (before === null) {
      const { id, company_id: companyId, email } = after;
      await sendCode(tx, { actor }, { kind: 'email', id, companyId, address: email });
    }
    return { verified_at: null };
  },
});
