import { getKnex, insertRow, now, service, type Core, type Tx } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { secondaryUser } from '../../../shared';
import { tables } from '../uids';
import { defaultMay, switches, type May } from './may.rules';

export interface SecondaryUserRow extends May {
  readonly id: number;
  readonly company_id: number;
  readonly company_name: string;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly has_password: boolean;
  /** The house keeps the person out, whatever the company says. */
  readonly blocked_by_house: boolean;
  readonly can_login: boolean;
  readonly invited_at: Date | number | string | null;
  readonly disabled_at: Date | number | string | null;
  readonly disabled_by: string | null;
}

type Stored = Readonly<Record<string, unknown>> & { readonly id: number };
const { table } = secondaryUser;

/** Builds the query of the secondary users of companies: people who hold the role, with what is allowed them where somebody said. */
export function secondaryUsers(strapi: Core.Strapi, knex: Knex = getKnex(strapi)): Knex.QueryBuilder {
  const found = knex(`${tables.person} as u`)
    .join(`${tables.company} as c`, 'c.id', 'u.company_id')
    .leftJoin(`${table} as s`, 's.user_id', 'u.id')
    .whereIn('u.id', service(strapi, 'people.accounts').holdersOf('secondary_user'))
    // Whoever the house removed is nobody's any more.
    .whereNull('u.removed_at')
    .select('u.id', 'u.company_id', 'u.username', 'u.email', 'u.name', 'u.paternal_surname', 'u.maternal_surname')
    .select({
      company_name: 'c.business_name',
      is_blocked: 'u.blocked',
      blocked_by_house: 'u.blocked_by_house',
      secret: 'u.password',
    })
    .select('s.can_login', 's.invited_at', 's.disabled_at', 's.disabled_by', ...switches.map((each) => `s.${each}`));
  // As one table: filters and scopes name its columns alone.
  return knex(found.as('secondary'));
}

/** Fills what nobody said with what was so before. */
export function toSecondaryUser(row: Stored): SecondaryUserRow {
  const may = Object.fromEntries(
    switches.map((each) => [each, row[each] == null ? defaultMay[each] : Boolean(row[each])]),
  );
  const { secret, is_blocked: _isBlocked, can_login: canLogin, ...person } = row;
  return {
    ...person,
    ...may,
    can_login: canLogin == null || Boolean(canLogin),
    has_password: Boolean(secret),
    blocked_by_house: row.blocked_by_house == null ? isBlockedOtherwise(row) : Boolean(row.blocked_by_house),
  } as unknown as SecondaryUserRow;
}

/** Closed while the company lets the person in: by the house, before that was a fact of its own. */
const isBlockedOtherwise = ({ is_blocked: isBlocked, can_login: canLogin, disabled_at: disabledAt }: Stored): boolean =>
  Boolean(isBlocked) && (canLogin == null || Boolean(canLogin)) && disabledAt == null;

/** Writes what is allowed to a person, whether or not somebody said anything before. */
export async function saveSecondaryUser(
  tx: Tx,
  { userId, companyId }: { readonly userId: number; readonly companyId: number },
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changed = await tx
    .trx(table)
    .where({ user_id: userId })
    .update({ ...values, updated_at: now() });
  if (changed > 0) return;
  await insertRow(tx, table, { can_login: true, ...defaultMay, user_id: userId, company_id: companyId, ...values });
}

/** Reads what a person is allowed; null where nobody said. */
export async function findMay(knex: Knex, userId: number): Promise<May | null> {
  const row = (await knex(table)
    .where({ user_id: userId })
    .first(...switches)) as Readonly<Record<string, unknown>> | undefined;
  if (row === undefined) return null;
  return Object.fromEntries(switches.map((each) => [each, Boolean(row[each])])) as unknown as May;
}

/** Tells whether a person's company lets them log in; true for who is no secondary user, or of whom nobody said. */
export async function permitsLogin(knex: Knex, userId: number): Promise<boolean> {
  const row = (await knex(table).where({ user_id: userId }).first('can_login', 'disabled_at')) as
    { can_login: boolean | number | null; disabled_at: unknown } | undefined;
  return row === undefined || (row.disabled_at == null && (row.can_login == null || Boolean(row.can_login)));
}
