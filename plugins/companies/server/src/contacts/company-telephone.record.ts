import { defineRecord } from '@mayorista/kernel';
import { companyTelephone } from '../../../shared';
import { companyRefusals, companyRowsInReach, ownCompany } from '../companies/company-rows';
import { tables } from '../uids';
import { parseTelephone, telephoneRefusals } from './telephone.rules';

/** Mobile and landline: what a company's telephone may be (spec storefront 3). */
const ofCompanies = [1, 2];

/** Serves the telephones of companies. A number is stored as +CC…; written twice in whatever way it is refused (spec storefront 8). */
export const companyTelephones = defineRecord(companyTelephone, {
  scope: companyRowsInReach,
  initial: ({ actor, given }) => ({ ...ownCompany({ actor, given }), ...stored(given.number) }),
  check: ({ number, type_id: type }) => [
    ...telephoneRefusals(number, undefined, 'number'),
    ...(ofCompanies.includes(type) ? [] : [{ code: 'telephone_of_companies', field: 'type_id' }]),
  ],
  checkIn: async ({ tx, actor, record, before }) => {
    const same = tx.trx(tables.companyTelephone).where({
      company_id: record.company_id,
      extension: record.extension,
      ...stored(record.number),
    });
    if (before !== null) void same.whereNot({ id: before.id });
    const isKnown = (await same.first('id')) !== undefined;
    return [
      ...(isKnown ? [{ code: 'telephone_exists', field: 'number' }] : []),
      ...(await companyRefusals(tx, actor, record)),
    ];
  },
  afterWrite: ({ after }) => Promise.resolve(after === null ? undefined : stored(after.number)),
});

/** A number as it is stored, so that two ways of writing it are one. */
function stored(text: string): { number: string } {
  return { number: parseTelephone(text)?.number ?? text };
}
