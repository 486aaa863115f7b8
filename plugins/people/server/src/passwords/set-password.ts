import { inTransaction, recordAudit, strapiService, type Actor, type Core } from '@mayorista/kernel';
import { uids } from '../uids';

interface UserService {
  edit(id: number, data: Readonly<Record<string, unknown>>): Promise<unknown>;
}

interface Change {
  readonly accountId: number;
  readonly password: string;
  /** The verb of the history. */
  readonly action: 'password-changed' | 'password-reset';
}

/** Sets an account's password and writes into its history who did; its sessions end and its owner is told (`followAccounts`). */
export async function setPassword(
  strapi: Core.Strapi,
  actor: Actor,
  { accountId, password, action }: Change,
): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    const users = strapiService<UserService>(strapi, uids.user);
    await users.edit(accountId, { password, resetPasswordToken: null });
    await recordAudit(tx, actor, { modelType: 'user', modelId: accountId, action });
  });
}
