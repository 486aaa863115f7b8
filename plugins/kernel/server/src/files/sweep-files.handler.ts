import { now } from '../clock/clock';
import type { JobHandler } from '../jobs/define-job';
import { inTransaction } from '../transactions/in-transaction';
import { expiredFiles, knownKeys } from './private-file.store';
import { privateStorage } from './storage-of';
import { removeFile } from './store-file';

const batchSize = 200;
/** The age below which unreferenced bytes may belong to an open transaction and are left alone; milliseconds. */
const youngMs = 24 * 3_600_000;

export const run: JobHandler<object> = async ({ strapi, signal }) => {
  const expired = await expiredFiles(strapi, now());
  for (const { id } of expired) await inTransaction(strapi, (tx) => removeFile(tx, id));

  let orphans = 0;
  let batch: string[] = [];
  const sweep = async (): Promise<void> => {
    const known = await knownKeys(strapi, batch);
    const unknown = batch.filter((key) => !known.has(key));
    for (const key of unknown) await privateStorage().remove(key);
    orphans += unknown.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of privateStorage().list()) {
    signal.throwIfAborted();
    if (now().getTime() - modifiedAt.getTime() < youngMs) continue;
    batch.push(key);
    if (batch.length >= batchSize) await sweep();
  }
  await sweep();
  return { expired: expired.length, orphans };
};
