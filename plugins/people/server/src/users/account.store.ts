import type { Knex } from 'knex';
import type { UserType } from '../../../shared';
import { tables } from '../uids';

export interface AccountRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly user_type: UserType | null;
  readonly blocked: boolean | number | null;
  readonly removed_at: Date | string | number | null;
  readonly company_id: number | null;
  readonly branch_id: number | null;
  readonly manager_id: number | null;
  readonly birthdate: string | null;
}

export const accountColumns = [
  'id',
  'username',
  'email',
  'name',
  'paternal_surname',
  'maternal_surname',
  'user_type',
  'blocked',
  'removed_at',
  'company_id',
  'branch_id',
  'manager_id',
  'birthdate',
] as const;

/** Finds an account that was not removed. */
export const findAccountRow = async (knex: Knex, id: number): Promise<AccountRow | null> =>
  ((await knex(tables.user)
    .where({ id })
    .whereNull('removed_at')
    .first(...accountColumns)) as AccountRow | undefined) ?? null;

export interface RoleRow {
  readonly id: number;
  readonly type: string;
  readonly name: string;
}

/** The roles that a person holds by themselves, the main one first. */
export async function ownRoles(knex: Knex, userId: number): Promise<RoleRow[]> {
  const columns = ['up_roles.id', 'up_roles.type', 'up_roles.name'];
  const held = async (table: string): Promise<RoleRow[]> =>
    (await knex(table)
      .join('up_roles', 'up_roles.id', `${table}.role_id`)
      .where({ [`${table}.user_id`]: userId })
      .orderBy('up_roles.id')
      .select(columns)) as RoleRow[];
  const roles = [...(await held(tables.userRole)), ...(await held(tables.userExtraRoles))];
  return roles.filter(({ id }, at) => roles.findIndex((other) => other.id === id) === at);
}

/** Finds roles by id or type; visitors' is none that a person holds. */
export async function findRoles(knex: Knex, wanted: readonly (number | string)[]): Promise<RoleRow[]> {
  const rows = (await knex('up_roles').whereNot({ type: 'public' }).select('id', 'type', 'name')) as RoleRow[];
  return wanted.flatMap((each) => rows.find(({ id, type }) => id === each || type === each) ?? []);
}

/** Replaces the roles of a person, the first one being the main one. */
export async function writeRoles(knex: Knex, userId: number, roles: readonly RoleRow[]): Promise<void> {
  const [first, ...others] = roles;
  await knex(tables.userRole).where({ user_id: userId }).delete();
  await knex(tables.userExtraRoles).where({ user_id: userId }).delete();
  if (first !== undefined) await knex(tables.userRole).insert({ user_id: userId, role_id: first.id });
  if (others.length > 0)
    await knex(tables.userExtraRoles).insert(others.map(({ id }) => ({ user_id: userId, role_id: id })));
}

export const fullName = (row: Pick<AccountRow, 'name' | 'paternal_surname' | 'maternal_surname'>): string =>
  [row.name, row.paternal_surname, row.maternal_surname].filter(Boolean).join(' ');
