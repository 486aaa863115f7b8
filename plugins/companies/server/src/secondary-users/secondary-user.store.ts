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
    .select('u.id', 'u.company_id', 'u.username', 'u.email', 'u.name', 'u.paternal_surname', 'u.maternal_surname')
    .select({ company_name: 'c.business_name', is_blocked: 'u.blocked', secret: 'u.password' })
    .select('s.can_login', 's.invited_at', 's.disabled_at', 's.disabled_by', ...switches.map((each) => `s.${each}`));
  // As one table: filters and scopes name its columns alone.
  return knex(found.as('secondary'));
}

/** Fills what nobody said with what was so before. */
export function toSecondaryUser(row: Stored): SecondaryUserRow {
  const may = Object.fromEntries(
    switches.map((each) => [each, row[each] == null ? defaultMay[each] : Boolean(row[each])]),
  );
  const { secret, is_blocked: isBlocked, can_login: canLogin, ...person } = row;
  return {
    ...person,
    ...may,
    can_login: canLogin == null ? !isBlocked : Boolean(canLogin),
    has_password: Boolean(secret),
  } as unknown as SecondaryUserRow;
}

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
