import path from 'node:path';
import { databaseSettings } from '@mayorista/config';

interface SqliteConnection {
  pragma(text: string): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
}

const marks = /[\u0300-\u036f]/g;

/** What every SQLite connection needs: durable and concurrent journal, enforced foreign keys, and accent-free comparison. */
function prepareSqlite(connection: SqliteConnection, done: (error: unknown, connection: SqliteConnection) => void): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('busy_timeout = 10000');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.function('fold', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.normalize('NFD').replace(marks, '').toLowerCase() : value,
  );
  done(null, connection);
}

export default () => {
  const settings = databaseSettings();
  if (settings.client === 'postgres') {
    return { connection: { client: 'postgres', connection: { connectionString: settings.url }, pool: { min: 1, max: 12 } } };
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
