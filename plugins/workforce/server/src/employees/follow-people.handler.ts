import { inTransaction, type JobHandler } from '@mayorista/kernel';
import { tables } from '../uids';
import { nameOf } from './employee.record';

export const run: JobHandler<{ ids: number[] }> = ({ strapi, payload: { ids } }) =>
  inTransaction(strapi, async (tx) => {
    const rows = (await tx.trx(tables.employee).whereIn('user_id', ids).select('id', 'user_id')) as {
      id: number;
      user_id: number;
    }[];
    for (const { id, user_id: userId } of rows)
      await tx
        .trx(tables.employee)
        .where({ id })
        .update({ name: await nameOf(tx, userId) });
    return { renamed: rows.length };
  });
