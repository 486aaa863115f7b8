import path from 'node:path';
import { databaseSettings } from '@mayorista/config';
import { createLog, platformProcess } from '@mayorista/config/logging';
import { fold, sortKey } from '@mayorista/config/text';

interface SqliteConnection {
  pragma(text: string): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
  prepare(sql: string): Statement;
}

interface Statement {
  readonly busy: boolean;
}

/**
 * Transactions take the right to write when they begin. One that reads first and writes later is refused at once ('database is
 * locked', no waiting) when another process, an importer say, has written in between; this way it waits its turn instead.
 */
function beginImmediately(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}

/** A request asks the same few hundred questions again and again; long ones name the records they are about, and differ. */
const mostStatements = 1_000;
const longestKept = 2_000;
const changesSchema = /^\s*(?:create|alter|drop|pragma|attach|detach|vacuum|reindex)\b/i;

/** Keeps compiled statements: compiling one often takes longer than running it. A change of the schema starts anew. */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, Statement>();
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    // One that somebody is still reading from can't be run again.
    if (known !== undefined && !known.busy) return known;
    const isChange = changesSchema.test(sql);
    if (isChange) kept.clear();
    const statement = prepare(sql);
    if (isChange || sql.length > longestKept) return statement;
    if (kept.size >= mostStatements) kept.delete(kept.keys().next().value as string);
    kept.set(sql, statement);
    return statement;
  };
}

/** What every SQLite connection needs: durable and concurrent journal, enforced foreign keys, and accent-free comparison. */
function prepareSqlite(
  connection: SqliteConnection,
  done: (error: unknown, connection: SqliteConnection) => void,
): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('busy_timeout = 10000');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.function('fold', { deterministic: true }, (value) => (typeof value === 'string' ? fold(value) : value));
  connection.function('sort_key', { deterministic: true }, (value) =>
    typeof value === 'string' ? sortKey(value) : value,
  );
  beginImmediately(connection);
  keepStatements(connection);
  done(null, connection);
}

/** Knex writes to the screen by itself, in colours, unless it is told where to. */
function knexLog() {
  const log = createLog(platformProcess());
  const warn = (message: unknown): void => void log.warn(`Base de datos: ${String(message)}`);
  return { warn, error: warn, deprecate: warn, debug: warn };
}

/** A database that is away is told within seconds, and a request that finds all connections taken is not kept waiting a minute. */
const connectWithinMs = 5_000;
const waitForConnectionMs = 10_000;

export default () => {
  const settings = databaseSettings();
  if (settings.client === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: settings.url, connectionTimeoutMillis: connectWithinMs, keepAlive: true },
        pool: { min: 1, max: 12 },
        acquireConnectionTimeout: waitForConnectionMs,
        log: knexLog(),
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: path.resolve(settings.filename) },
      useNullAsDefault: true,
      pool: { afterCreate: prepareSqlite },
    },
  };
};
