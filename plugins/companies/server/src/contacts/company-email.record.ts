import { defineRecord, enqueue, type Actor, type Tx } from '@mayorista/kernel';
import { askForCode } from '../codes/contact-code.store';
import { sendCodeJob } from '../codes/send-code.job';
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
    if (before === null) await sendFirstCode(tx, actor, after);
    return { verified_at: null };
  },
});

async function sendFirstCode(
  tx: Tx,
  actor: Actor,
  {
    id,
    email,
    company_id: companyId,
  }: { readonly id: number; readonly email: string; readonly company_id: number | null },
): Promise<void> {
  await askForCode(tx, { kind: 'email', id, companyId, address: email });
  await enqueue(
    tx,
    sendCodeJob,
    { kind: 'email', contact_id: id, asked_by: actor.kind === 'person' ? actor.id : null },
    {},
  );
}
