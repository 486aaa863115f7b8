import { codesFor, isRole, rolesFor, storeRoles } from '@mayorista/config';
import type { Knex } from 'knex';
import { getKnex, isPublished, service, type Core } from '@mayorista/kernel';
import '../../../contract';
import { tables } from '../uids';
import { findAccountRow, fullName, ownRoles } from '../users/account.store';

/** A role that somebody holds, and what it comes from. */
export interface HeldRole {
  readonly type: string;
  readonly name: string;
  readonly source: string;
}

const roleName = (type: string): string => storeRoles.find((role) => role.type === type)?.name ?? type;

/** Every role of a person with what it comes from, as `knex` sees them; one held twice stands twice. */
export async function heldRoles(
  strapi: Core.Strapi,
  userId: number,
  knex: Knex = getKnex(strapi),
): Promise<HeldRole[]> {
  const own = (await ownRoles(knex, userId)).map(({ type }) => ({ type, name: roleName(type), source: 'Propia' }));
  const grants = isPublished(strapi, 'people.role-grants')
    ? await service(strapi, 'people.role-grants').of(knex, userId)
    : [];
  return [...own, ...grants.map(({ roleType, source }) => ({ type: roleType, name: roleName(roleType), source }))];
}

/** What a person may do and why: each permission with the roles that give it and what these come from. Null for nobody. */
export async function accessOf(strapi: Core.Strapi, userId: number) {
  const row = await findAccountRow(getKnex(strapi), userId);
  if (row === null) return null;
  const roles = await heldRoles(strapi, userId);
  const codes = new Map<string, HeldRole[]>();
  // A blocked person may do nothing, whatever their roles.
  for (const role of row.blocked ? [] : [...roles, visitors])
    for (const code of isRole(role.type) ? codesFor(role.type) : [])
      codes.set(code, [...(codes.get(code) ?? []), role]);
  return {
    id: row.id,
    full_name: fullName(row),
    username: row.username,
    is_blocked: Boolean(row.blocked),
    roles,
    permissions: [...codes]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([code, because]) => ({ code, because })),
  };
}

const visitors: HeldRole = { type: 'public', name: roleName('public'), source: 'Todo el mundo' };

interface HolderRow {
  readonly id: number;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly username: string;
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the people who hold a permission, by their own roles or through a job, with why each does. */
export async function holdersOf(strapi: Core.Strapi, code: string, { page, pageSize }: Page) {
  const knex = getKnex(strapi);
  const types = rolesFor(code).filter((type) => type !== 'public');
  const ofRoles = knex('up_roles').whereIn('type', types).select('id');
  const found = () =>
    knex(tables.user)
      .whereNull('removed_at')
      .whereNot({ blocked: true })
      .where((either) => {
        void either
          .whereIn('id', knex(tables.userRole).whereIn('role_id', ofRoles).select('user_id'))
          .orWhereIn('id', knex(tables.userExtraRoles).whereIn('role_id', ofRoles).select('user_id'));
        if (isPublished(strapi, 'people.role-grants'))
          void either.orWhereIn('id', service(strapi, 'people.role-grants').holders(knex, types));
      });
  const [counted] = (await found().count({ total: '*' })) as unknown as { total: number | string }[];
  const rows = (await found()
    .orderBy('username')
    .orderBy('id')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('id', 'name', 'paternal_surname', 'maternal_surname', 'username')) as HolderRow[];
  const data = [];
  for (const row of rows) {
    const because = (await heldRoles(strapi, row.id)).filter(({ type }) => (types as readonly string[]).includes(type));
    data.push({ id: row.id, full_name: fullName(row), username: row.username, because });
  }
  return {
    data,
    total: Number(counted?.total ?? 0),
    isPublic: rolesFor(code).includes('public'),
    roles: rolesFor(code),
  };
}
