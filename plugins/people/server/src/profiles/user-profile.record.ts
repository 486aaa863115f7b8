import { defineRecord, type Tx } from '@mayorista/kernel';
import { userProfile, type UserType } from '../../../shared';
import { tables } from '../uids';
import { readsPapersOf } from './papers';
import { judgePapers, judgeTelephoneTypes, wholeNumber } from './profile.rules';

const upper = (text: string | null): string | null => text?.trim().toUpperCase() ?? null;

/** Keeps what is known of a person. It has no calls of its own: users and one's own profile are written by theirs. */
export const userProfiles = defineRecord(userProfile, {
  omits: ['find', 'findOne', 'create', 'update', 'remove'],
  reaches: (profile, actor, knex) => readsPapersOf(actor, knex, profile.user_id),
  check: judgePapers,
  checkIn: async ({ tx, record }) => [
    ...judgeTelephoneTypes(await userType(tx, record.user_id), record.telephones),
    ...(await takenPapers(tx, record)),
  ],
  afterWrite: async ({ tx, after }) => {
    if (after === null || after.user_id === null) return;
    const papers = { rfc: upper(after.rfc), curp: upper(after.curp) };
    // What people are searched by stands beside their names, in one index.
    const digits = after.telephones.map((telephone) => wholeNumber(telephone).replace(/\D/g, '')).join(' ');
    await tx
      .trx(tables.user)
      .where({ id: after.user_id })
      .update({ rfc: papers.rfc, telephone_digits: digits === '' ? null : digits });
    return papers;
  },
});

/** Two people with one CURP, RFC or social security number are one person twice. */
async function takenPapers(
  tx: Tx,
  record: { user_id: number | null; rfc: string | null; curp: string | null; nss: string | null },
) {
  const taken = [];
  for (const name of ['rfc', 'curp', 'nss'] as const) {
    const value = upper(record[name]);
    if (value === null) continue;
    const other: unknown = await tx
      .trx(userProfile.table)
      .where({ [name]: value })
      .whereNot({ user_id: record.user_id ?? 0 })
      .first('id');
    if (other !== undefined) taken.push({ code: 'paper_taken', field: name });
  }
  return taken;
}

async function userType(tx: Tx, userId: number | null): Promise<UserType> {
  const row = (await tx
    .trx(tables.user)
    .where({ id: userId ?? 0 })
    .first('user_type')) as { user_type: UserType | null } | undefined;
  return row?.user_type ?? 'client';
}
