import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';
import type { PersonRow, Salesman } from './me.view';

/** As one piece of SQL: every page of the store asks for its person, and quoting names takes as long as the answer. */
const columns = `
  u.id, u.username, u.email, u.name, u.paternal_surname, u.maternal_surname, u.birthdate, u.user_type, u.currency,
  s.id as salesman_id, s.name as salesman_name, s.paternal_surname as salesman_paternal_surname,
  s.maternal_surname as salesman_maternal_surname, s.email as salesman_email`;

interface Row extends PersonRow {
  readonly salesman_id: number | null;
  readonly salesman_name: string | null;
  readonly salesman_paternal_surname: string | null;
  readonly salesman_maternal_surname: string | null;
  readonly salesman_email: string;
}

export interface FoundPerson {
  readonly person: PersonRow;
  readonly salesman: Salesman | null;
}

/** Finds a person with the salesman of this id; null where there is no such person, and for a salesman there is not. */
export async function findPerson(
  strapi: Core.Strapi,
  id: number,
  salesmanId: number | null,
): Promise<FoundPerson | null> {
  const knex = getKnex(strapi);
  const row = (await knex(`${tables.user} as u`)
    .joinRaw(`left join ${tables.user} as s on s.id = ?`, [salesmanId])
    .where('u.id', id)
    .first(knex.raw(columns))) as Row | undefined;
  if (row === undefined) return null;
  return {
    person: row,
    salesman: row.salesman_id === null ? null : { id: row.salesman_id, ...salesmanOf(row) },
  };
}

const salesmanOf = (row: Row): Omit<Salesman, 'id'> => ({
  full_name: [row.salesman_name, row.salesman_paternal_surname, row.salesman_maternal_surname]
    .filter(Boolean)
    .join(' '),
  email: row.salesman_email,
});
