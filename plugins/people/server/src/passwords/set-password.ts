import { forUpdate, inTransaction, recordAudit, strapiService, type Actor, type Core } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import type { Account } from '../login/find-account';

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

interface Change {
  /** The account as it was when its owner was known by it: by its password, or by a code that is signed over it. */
  readonly account: Account;
  readonly password: string;
  /** The verb of the history. */
  readonly action: 'password-changed' | 'password-reset';
}

/**
 * Sets an account's password and writes into its history who did; its sessions end and its owner is told (`followAccounts`). Returns
 * false, and sets nothing, where password, address or block have changed meanwhile: of those who use one code at once, one is first.
 */
export async function setPassword(
  strapi: Core.Strapi,
  actor: Actor,
  { account, password, action }: Change,
): Promise<boolean> {
  // Before the transaction: hashing takes long.
  const hashed = await strapiService<UserService>(strapi, uids.user).ensureHashedPasswords({ password });
  return inTransaction(strapi, async (tx) => {
    const now = (await forUpdate(tx, tx.trx(tables.user).where({ id: account.id })).first(
      'password',
      'email',
      'blocked',
    )) as Pick<Account, 'password' | 'email' | 'blocked'> | undefined;
    const isSame = now?.password === account.password && now.email === account.email && !now.blocked;
    if (!isSame) return false;
    const data = { ...hashed, resetPasswordToken: null };
    await strapi.db.query(uids.user).update({ where: { id: account.id }, data });
    await recordAudit(tx, actor, { modelType: 'user', modelId: account.id, action });
    return true;
  });
}
