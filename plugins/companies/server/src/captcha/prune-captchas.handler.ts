import { inTransaction, now, type JobHandler } from '@mayorista/kernel';
import { tables } from '../uids';

export const run: JobHandler<object> = ({ strapi }) =>
  inTransaction(strapi, async (tx) => {
    const removed = await tx.trx(tables.captchaSolution).where('expires_at', '<', now()).delete();
    return { removed };
  });
