import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';

/** What a batch writes with: everything commits or nothing does. */
export interface Batch {
  trx: Knex.Transaction;
  /** The moment written into created_at and updated_at. */
  at: Date;
}

/** Two importers take turns on PostgreSQL, so that both do not create the same brand. Any fixed number does. */
const IMPORT_LOCK = 5_104_202_611;
/** SQLite has one writer and its waiters only look every 100 ms: without a pause the running platform would never get a turn. */
const BREATH_MS = 120;

export const isSqlite = (db: Knex): boolean => String(db.client.config.client).includes('sqlite');

/** Runs `work` in one transaction that owns the right to write from its first statement. */
export async function inBatch<T>(db: Knex, work: (batch: Batch) => Promise<T>): Promise<T> {
  const result = await db.transaction(async (trx) => {
    await takeTurn(db, trx);
    return work({ trx, at: new Date() });
  });
  if (isSqlite(db)) await pause(BREATH_MS);
  return result;
}

async function takeTurn(db: Knex, trx: Knex.Transaction): Promise<void> {
  // Were the first statement a read, SQLite would refuse the later write (SQLITE_BUSY_SNAPSHOT) if the platform wrote in between.
  if (isSqlite(db)) await trx('outbox_events').where({ id: -1 }).update({ id: -1 });
  else await trx.raw('select pg_advisory_xact_lock(?)', [IMPORT_LOCK]);
}
