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
/** Shortest and longest rest after a batch. */
const REST_MS = { least: 120, most: 2_000 };

const isSqlite = (db: Knex): boolean => String(db.client.config.client).includes('sqlite');

/** Runs `work` in one transaction that owns the right to write from its first statement. */
export async function inBatch<T>(db: Knex, work: (batch: Batch) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await db.transaction(async (trx) => {
    await advisoryLock(db, trx);
    return work({ trx, at: new Date() });
  });
  if (isSqlite(db)) await rest(performance.now() - startedAt);
  return result;
}

/** SQLite has one writer: resting as long as it worked leaves the running platform half of the time for its own writes. */
const rest = (workedMs: number): Promise<void> => pause(Math.min(REST_MS.most, Math.max(REST_MS.least, workedMs)));

async function advisoryLock(db: Knex, trx: Knex.Transaction): Promise<void> {
  // Were the first statement a read, SQLite would refuse the later write (SQLITE_BUSY_SNAPSHOT) if the platform wrote in between.
  if (isSqlite(db)) await trx('outbox_events').where({ id: -1 }).update({ id: -1 });
  else await trx.raw('select pg_advisory_xact_lock(?)', [IMPORT_LOCK]);
}
