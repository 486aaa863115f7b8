import { z } from 'zod';
import { defineRecord } from '@mayorista/kernel';
import { whatsappNumber } from '../../../shared';
import { companyRefusals, companyRowsInReach, ownCompany } from '../companies/company-rows';
import { tables } from '../uids';
import { formatWhatsapp, parseWhatsapp } from './telephone.rules';

/** Serves the WhatsApp numbers of companies: stored as 12 digits, shown as +CC XX-XXXX-XXXX. */
export const whatsappNumbers = defineRecord(whatsappNumber, {
  path: '/distributor-whatsapp-numbers',
  scope: companyRowsInReach,
  initial: ({ actor, given }) => ({ ...ownCompany({ actor, given }), ...stored(given.number) }),
  check: ({ number }) => (parseWhatsapp(number) === null ? [{ code: 'invalid_whatsapp', field: 'number' }] : []),
  checkIn: async ({ tx, actor, record, before }) => {
    const same = tx.trx(tables.whatsappNumber).where({ company_id: record.company_id, ...stored(record.number) });
    if (before !== null) void same.whereNot({ id: before.id });
    const isKnown = (await same.first('id')) !== undefined;
    return [
      ...(isKnown ? [{ code: 'telephone_exists', field: 'number' }] : []),
      ...(await companyRefusals(tx, actor, record)),
    ];
  },
  afterWrite: ({ before, after }) => {
    if (after === null) return Promise.resolve(undefined);
    const next = stored(after.number);
    return Promise.resolve(before === null || before.number === next.number ? next : { ...next, verified_at: null });
  },
  computedOutput: { companyId: z.int(), number_formatted: z.string() },
  computed: () =>
    Promise.resolve(({ number, company_id: companyId }) => ({
      companyId,
      number_formatted: formatWhatsapp(number),
    })),
});

/** A number as it is stored; what is none stays as it was written, and is refused. */
function stored(text: string): { number: string } {
  return { number: parseWhatsapp(text) ?? text };
}
