import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseSettings } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import Sqlite from 'better-sqlite3';
import { isPostgres, getKnex } from '../transactions/in-transaction';

const retryMs = 200;
const lockName = 'mayorista-start';

/** Releases the lock; does nothing when called again. */
export type Release = () => Promise<void>;

/**
 * Waits until no other process brings this database up to date, then makes others wait. The lock ends when the returned function is
 * called or this process ends, however it ends.
 */
export async function lockStart(strapi: Core.Strapi): Promise<Release> {
  const attempt = isPostgres(strapi) ? lockPostgres : lockSqlite;
  for (let attempts = 0; ; attempts += 1) {
    const release = await attempt(strapi);
    if (release !== null) return once(release);
    if (attempts === 0) strapi.log.info('Base de datos: otro proceso la prepara; se espera a que termine');
    await pause(retryMs);
  }
}

function once(release: Release): Release {
  let isReleased = false;
  return async () => {
    if (isReleased) return;
    isReleased = true;
    await release();
  };
}

/** Locks in a transaction of its own, because even a connection pooler keeps a transaction on one connection. */
async function lockPostgres(strapi: Core.Strapi): Promise<Release | null> {
  const trx = await getKnex(strapi).transaction();
  try {
    const { rows } = await trx.raw<{ rows: { is_ours: boolean }[] }>(
      'select pg_try_advisory_xact_lock(hashtext(?)) as is_ours',
      [lockName],
    );
    if (rows[0]?.is_ours === true) return async () => void (await trx.commit());
  } catch (error) {
    await trx.rollback();
    throw error;
  }
  await trx.rollback();
  return null;
}

/** Locks a file beside the database by SQLite itself: a lock in the database would block its only connection. */
function lockSqlite(): Promise<Release | null> {
  const settings = databaseSettings();
  if (settings.client !== 'sqlite') return Promise.reject(new Error('The database is not SQLite'));
  const file = new Sqlite(`${path.resolve(settings.filename)}.start-lock`, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return Promise.resolve(null);
    return Promise.reject(error as Error);
  }
  return Promise.resolve(() => {
    file.close();
    return Promise.resolve();
  });
}
