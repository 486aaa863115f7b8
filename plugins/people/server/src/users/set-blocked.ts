import { endSessionsOf, recordAudit, whenCommitted, type Actor, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** Closes an account to its person, or opens it again. */
export async function setBlocked(tx: Tx, actor: Actor, userId: number, isBlocked: boolean): Promise<void> {
  const changed = await tx.trx(tables.user).where({ id: userId }).update({ blocked: isBlocked });
  if (changed === 0) return;
  const action = isBlocked ? 'blocked' : 'unblocked';
  await recordAudit(tx, actor, { modelType: 'user', modelId: userId, action, after: { blocked: isBlocked } });
  whenCommitted(tx, () => void endSessionsOf(tx.strapi, [userId]));
}
