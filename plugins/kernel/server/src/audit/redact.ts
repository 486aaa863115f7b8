import type { Tx } from '../transactions/in-transaction';
import { tables } from '../uids';

/**
 * Takes the values out of the history of a record, for the erasure of a person's data: who did something and when stays, what stood
 * there goes.
 */
export const redactAudit = (tx: Tx, modelType: string, modelIds: readonly (number | string)[]): Promise<unknown> =>
  tx
    .trx(tables.auditEntry)
    .where({ model_type: modelType })
    .whereIn('model_id', modelIds.map(String))
    .update({ changes: '{}' });
