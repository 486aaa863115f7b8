import { defineRecord } from '@mayorista/kernel';
import { sendCode } from '../codes/send-code';
import { z } from 'zod';
import { companyEmail } from '../../../shared';
import { companyRefusals, companyRowsInReach, ownCompany } from '../companies/company-rows';

const address = z.email();
const stored = (email: string): { email: string } => ({ email: email.toLowerCase() });

/** Serves the e-mail addresses of companies. Another address has to be verified again. */
export const companyEmails = defineRecord(companyEmail, {
  aliases: ['/distributor-emails'],
  // The store lists which notices each receives.
  listsLines: true,
  scope: companyRowsInReach,
  initial: (asked) => ({ ...ownCompany(asked), ...stored(asked.given.email) }),
  check: ({ email }) => (address.safeParse(email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
  checkIn: async ({ tx, actor, record, before }) => {
    const same = tx
      .trx(companyEmail.table)
      .where({ company_id: record.company_id })
      .whereRaw('lower(email) = ?', [record.email.toLowerCase()]);
    if (before !== null) void same.whereNot({ id: before.id });
    const isKnown = (await same.first('id')) !== undefined;
    return [
      ...(isKnown ? [{ code: 'company_email_taken', field: 'email' }] : []),
      ...(await companyRefusals(tx, actor, record)),
    ];
  },
  async afterWrite({ tx, actor, before, after }) {
    if (after === null) return {};
    // The same address in other letters is verified as it was.
    if (before?.email.toLowerCase() === after.email.toLowerCase()) return stored(after.email);
    // A code goes out once with a new address; afterwards whoever wants one asks for it.
    if (before === null) {
      const { id, company_id: companyId, email } = after;
      await sendCode(tx, { actor }, { kind: 'email', id, companyId, address: email });
    }
    return { verified_at: null, ...stored(after.email) };
  },
});
