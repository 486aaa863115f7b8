import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSettings } from '@mayorista/config';
import { fold } from '@mayorista/config/text';
import knex, { type Knex } from 'knex';

/** The database cannot be used for an import; the text, in Spanish, says what to do. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** How long a write waits for another process (the running platform) to finish its own. */
const BUSY_TIMEOUT_MS = 30_000;

interface SqliteConnection {
  pragma(text: string): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
}

/** Opens the platform's database beside a running platform. SQLite must already have been created by it. */
export function openDatabase(settings: DatabaseSettings): Knex {
  if (settings.client === 'postgres')
    return knex({ client: 'pg', connection: { connectionString: settings.url }, pool: { min: 0, max: 2 } });
  const filename = path.resolve(settings.filename);
  if (!existsSync(filename))
    throw new DatabaseProblem(
      'Todavía no hay base de datos: arranca la plataforma una vez (npm start) y vuelve a intentarlo',
    );
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
  });
}

function prepareSqlite(
  connection: SqliteConnection,
  done: (error: unknown, connection: SqliteConnection) => void,
): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  connection.pragma('foreign_keys = ON');
  // A product touches some twenty indexes each at another place: what is changed stays in memory (256 MB at most) until its batch is
  // whole, and pages that many batches change go from the log to their place once.
  connection.pragma('cache_size = -262144');
  connection.pragma('wal_autocheckpoint = 65536');
  connection.function('fold', { deterministic: true }, (value) => (typeof value === 'string' ? fold(value) : value));
  done(null, connection);
}

/** Refuses a database that lacks tables: one of another program, or of an older version of the platform. */
export async function requireTables(db: Knex, tables: readonly string[]): Promise<void> {
  const present = await Promise.all(tables.map((table) => db.schema.hasTable(table)));
  const missing = tables.filter((_, at) => !present[at]);
  if (missing.length > 0)
    throw new DatabaseProblem(
      `A la base de datos le faltan tablas (${missing.join(', ')}): arranca la plataforma una vez (npm start) y vuelve a intentarlo`,
    );
}
