import { knexWithin, type Deps } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { UserReader, UserRow } from '../../../contract';
import { tables } from '../uids';

const columns = [
  'id',
  'username',
  'email',
  'name',
  'paternal_surname',
  'maternal_surname',
  'company_id',
  'branch_id',
  'user_type',
  'currency',
  'blocked',
] as const satisfies readonly (keyof UserRow)[];

/** Reads people for the domains that name them or write to them; each call is one query, in the open transaction where there is one. */
export const userReader = ({ strapi }: Deps): UserReader => ({
  find: async (id) =>
    ((await knexWithin(strapi)(tables.user)
      .where({ id })
      .first(...columns)) as UserRow | undefined) ?? null,
  ofIds: (ids) => rowsOf(knexWithin(strapi), (found) => void found.whereIn('id', [...new Set(ids)]).orderBy('id')),
  ofEmails: (emails) =>
    rowsOf(
      knexWithin(strapi),
      (found) => void found.whereIn('email', [...new Set(emails.map((email) => email.toLowerCase()))]).orderBy('id'),
    ),
  ofCompany: (companyId, { by = 'id', most } = {}) =>
    rowsOf(knexWithin(strapi), (found) => {
      void found.where({ company_id: companyId });
      if (by === 'name') void found.orderBy('name');
      void found.orderBy('id');
      if (most !== undefined) void found.limit(most);
    }),
  rolesOfCompany: (companyId, ids) => rolesOfCompany(knexWithin(strapi), companyId, ids),
});

const rowsOf = async (knex: Knex, narrow: (found: Knex.QueryBuilder) => void): Promise<readonly UserRow[]> =>
  (await knex(tables.user)
    .modify(narrow)
    .select(...columns)) as unknown as readonly UserRow[];

async function rolesOfCompany(
  knex: Knex,
  companyId: number,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const roles = new Map<number, string[]>();
  for (const link of [tables.userRole, tables.userExtraRoles]) {
    const query = knex(`${link} as link`)
      .join(`${tables.user} as person`, 'person.id', 'link.user_id')
      .join('up_roles as role', 'role.id', 'link.role_id')
      .where({ 'person.company_id': companyId })
      .where((open) => void open.where({ 'person.blocked': false }).orWhereNull('person.blocked'))
      .select('person.id', 'role.type');
    if (ids !== undefined) void query.whereIn('person.id', [...ids]);
    for (const { id, type } of (await query) as { id: number; type: string }[])
      roles.set(id, [...(roles.get(id) ?? []), type]);
  }
  return roles;
}
