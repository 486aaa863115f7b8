import type { Knex } from 'knex';
import { foldedColumn, getKnex, type Core } from '@mayorista/kernel';
import { patternsOf } from '../search';
import { tables } from '../uids';

export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
}

const users = 'up_users';
const columns = ['u.id', 'u.username', 'u.email', 'u.name', 'u.paternal_surname', 'u.maternal_surname'];

/** Staff who may be made responsible: employees whose account is open. */
const selectableUsers = (knex: Knex): Knex.QueryBuilder =>
  knex(`${users} as u`)
    .where('u.user_type', 'employee')
    .where((group) => void group.where('u.blocked', false).orWhereNull('u.blocked'));

export const findSelectable = async (knex: Knex, id: number): Promise<UserRow | null> =>
  ((await selectableUsers(knex).where('u.id', id).first(columns)) as UserRow | undefined) ?? null;

export const findSelectableByEmail = async (knex: Knex, email: string): Promise<UserRow | null> =>
  ((await selectableUsers(knex).whereRaw('lower(u.email) = ?', [email.toLowerCase()]).first(columns)) as
    UserRow | undefined) ?? null;

/** Each word of the search in some name or the mail, accents and case ignored. */
export function searchSelectable(strapi: Core.Strapi, search: string | undefined): Knex.QueryBuilder {
  const query = selectableUsers(getKnex(strapi));
  for (const pattern of patternsOf(search)) {
    query.where((group) => {
      for (const column of ['u.name', 'u.paternal_surname', 'u.maternal_surname', 'u.email'])
        group.orWhereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, pattern]);
    });
  }
  return query;
}

export const userColumns = columns;
export const fullName = (user: UserRow): string =>
  [user.name, user.paternal_surname, user.maternal_surname].filter(Boolean).join(' ') || user.username;

/** The user that a responsible is; null when none. */
export async function userOf(knex: Knex, responsible: Readonly<Record<string, unknown>>): Promise<number | null> {
  const ids = knex(tables.responsible).where(responsible).select('id');
  const row = (await knex(tables.responsibleUser).whereIn('nom_responsible_id', ids).first('user_id')) as
    { user_id: number } | undefined;
  return row?.user_id ?? null;
}

/** Whether a user is a responsible already, other than the one with this id (null: any). */
export async function isResponsibleElsewhere(knex: Knex, userId: number, id: number | null): Promise<boolean> {
  const rows = knex(tables.responsibleUser).where({ user_id: userId });
  const other = (await (id === null ? rows : rows.whereNot({ nom_responsible_id: id })).first('id')) as unknown;
  return other !== undefined;
}
