import {
  forUpdate,
  getKnex,
  insertRow,
  reject,
  rejectDuplicate,
  type Core,
  type Deps,
  type Tx,
} from '@mayorista/kernel';
import type { AccountService, NewAccount } from '../../../contract';
import { isAddressTaken } from '../email-changes/email-change.store';
import { findAccountById } from '../login/find-account';
import { makePasswordLink } from '../passwords/password-link';
import { tables } from '../uids';
import { followCompany } from './closures';

/** Makes and changes accounts of people for the domains that invite them; passwords are set by their owners alone. */
export const accountService = ({ strapi }: Deps): AccountService => ({
  createIn,
  changeIn: async (tx, id, changes) => {
    if (Object.keys(changes).length > 0) await tx.trx(tables.user).where({ id }).update(changes);
  },
  followCompany,
  invitation: async (id, hours) => {
    const account = await findAccountById(strapi, id);
    if (account === null || account.blocked || account.password !== null) return null;
    return { email: account.email, ...makePasswordLink(account, hours * 60) };
  },
  lock: async (tx, id) => void (await forUpdate(tx, tx.trx(tables.user).where({ id })).first('id')),
  holdersOf: (role) => holdersOf(strapi, role),
});

async function createIn(tx: Tx, { email, role, ...account }: NewAccount): Promise<number> {
  const address = email.toLowerCase();
  if (await isAddressTaken(tx.trx, { kind: 'person', email: address, except: 0 }))
    return reject('email_has_account', 'email');
  const found = (await tx.trx('up_roles').where({ type: role }).first('id')) as { id: number } | undefined;
  if (found === undefined) throw new Error(`There is no role ${role}`);
  const row = { ...account, username: address, email: address, provider: 'local', confirmed: true, blocked: false };
  // Two invitations of one address at once: the slower one is told so too.
  const id = await insertRow(tx, tables.user, { user_type: 'client', ...row }).catch((error: unknown) =>
    rejectDuplicate(error, () => 'email'),
  );
  await tx.trx(tables.userRole).insert({ user_id: id, role_id: found.id });
  return id;
}

/** The ids of people who hold a role, as their own or beside it, as a query to be put inside another. */
const holdersOf = (strapi: Core.Strapi, role: string) => {
  const knex = getKnex(strapi);
  const linked = (table: string) =>
    knex(table)
      .join('up_roles', 'up_roles.id', `${table}.role_id`)
      .where('up_roles.type', role)
      .select(`${table}.user_id`);
  return linked(tables.userRole).union(linked(tables.userExtraRoles));
};
