import type { Knex } from 'knex';
import { companyEmail } from '../../../shared';
import { tables } from '../uids';

/** Lists the verified e-mails of a company that want a kind of notice. */
export async function emailsFor(knex: Knex, companyId: number, notice: number): Promise<readonly string[]> {
  const rows = (await knex(companyEmail.table)
    .where({ company_id: companyId })
    .whereNotNull('verified_at')
    .whereIn('id', knex(tables.emailNotice).where({ notice_id: notice }).select('company_email_id'))
    .orderBy('id')
    .select('email')) as { email: string }[];
  return rows.map(({ email }) => email);
}
