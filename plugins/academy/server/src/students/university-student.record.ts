import { z } from 'zod';
import { defineRecord, service } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { parseTelephone } from '@mayorista/people/shared';
import { universityStudent } from '../../../shared';
import { tables } from '../uids';

const address = z.email();
const stored = (email: string): { email: string } => ({ email: email.toLowerCase() });

/** Tells whether a write lets a student into the courses, who takes them for their company: for the first time or again. */
const isLetIn = (before: { readonly has_access: boolean } | null, after: { readonly has_access: boolean }): boolean =>
  before === null || (!before.has_access && after.has_access);

/** Serves the students of companies: a company's own people are its own to send; the same e-mail in other letters is the same student. */
export const universityStudents = defineRecord(universityStudent, {
  aliases: ['/tvc-university-students'],
  scope: (query, actor, strapi) => service(strapi, 'companies.reach').narrow(query, actor),
  initial: ({ actor, given }) => ({ company_id: given.company_id ?? actor.companyId, ...stored(given.email) }),
  check: ({ email, telephone }) => [
    ...(address.safeParse(email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
    ...(telephone === null || parseTelephone(telephone) !== undefined
      ? []
      : [{ code: 'invalid_telephone', field: 'telephone' }]),
  ],
  checkIn: async ({ tx, actor, record, before }) => {
    const same = tx.trx(tables.student).where({ company_id: record.company_id, ...stored(record.email) });
    if (before !== null) void same.whereNot({ id: before.id });
    const isKnown = (await same.first('id')) !== undefined;
    return [
      ...(isKnown ? [{ code: 'student_email_taken', field: 'email' }] : []),
      ...(await service(tx.strapi, 'companies.reach').judge(tx, actor, record)),
      ...(isLetIn(before, record) ? await service(tx.strapi, 'companies.buying').judge(record.company_id) : []),
    ];
  },
  afterWrite: ({ after }) => Promise.resolve(after === null ? undefined : stored(after.email)),
});
