import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';
import type { Named, PersonRow, Salesman } from './me.view';

/** As one piece of SQL: every page of the store asks for its person, and quoting names takes as long as the answer. */
const columns = `
  u.id, u.username, u.email, u.name, u.paternal_surname, u.maternal_surname, u.birthdate, u.user_type, u.currency,
  b.id as branch_id, b.name as branch_name,
  s.id as salesman_id, s.name as salesman_name, s.paternal_surname as salesman_paternal_surname,
  s.maternal_surname as salesman_maternal_surname, s.email as salesman_email`;

interface Around {
  readonly branchId: number | null;
  readonly salesmanId: number | null;
}

interface Row extends PersonRow {
  readonly branch_id: number | null;
  readonly branch_name: string;
  readonly salesman_id: number | null;
  readonly salesman_name: string | null;
  readonly salesman_paternal_surname: string | null;
  readonly salesman_maternal_surname: string | null;
  readonly salesman_email: string;
}

export interface FoundPerson {
  readonly person: PersonRow;
  readonly branch: Named | null;
  readonly salesman: Salesman | null;
}

/** A person with the branch and salesman of these ids, or null for each that there is not. */
export async function findPerson(
  strapi: Core.Strapi,
  id: number,
  { branchId, salesmanId }: Around,
): Promise<FoundPerson | null> {
  const knex = getKnex(strapi);
  const row = (await knex(`${tables.user} as u`)
    .joinRaw('left join branches as b on b.id = ?', [branchId])
    .joinRaw(`left join ${tables.user} as s on s.id = ?`, [salesmanId])
    .where('u.id', id)
    .first(knex.raw(columns))) as Row | undefined;
  if (row === undefined) return null;
  return {
    person: row,
    branch: row.branch_id === null ? null : { id: row.branch_id, name: row.branch_name },
    salesman: row.salesman_id === null ? null : { id: row.salesman_id, ...salesmanOf(row) },
  };
}

const salesmanOf = (row: Row): Omit<Salesman, 'id'> => ({
  full_name: [row.salesman_name, row.salesman_paternal_surname, row.salesman_maternal_surname]
    .filter(Boolean)
    .join(' '),
  email: row.salesman_email,
});
