import type { Knex } from 'knex';

interface Row {
  readonly id: number;
  readonly type: string;
}

/** Roles of people of a company who may log in, by person; of all of them unless some are named. */
export async function rolesOfPeople(
  knex: Knex,
  companyId: number,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const roles = new Map<number, string[]>();
  for (const link of ['up_users_role_lnk', 'up_users_extra_roles_lnk']) {
    const query = knex(`${link} as link`)
      .join('up_users as person', 'person.id', 'link.user_id')
      .join('up_roles as role', 'role.id', 'link.role_id')
      .where({ 'person.company_id': companyId })
      .where((open) => void open.where({ 'person.blocked': false }).orWhereNull('person.blocked'))
      .select('person.id', 'role.type');
    if (ids !== undefined) void query.whereIn('person.id', [...ids]);
    for (const { id, type } of (await query) as Row[]) roles.set(id, [...(roles.get(id) ?? []), type]);
  }
  return roles;
}

/** People of a company who approve: those who are no secondary users. */
export async function ownersOf(knex: Knex, companyId: number): Promise<number[]> {
  const roles = await rolesOfPeople(knex, companyId);
  return [...roles].flatMap(([id, types]) =>
    types.includes('distributor') && !types.includes('secondary_user') ? [id] : [],
  );
}
