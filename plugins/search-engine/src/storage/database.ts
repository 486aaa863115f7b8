import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

export type Sqlite = Database.Database;
export type Statement = Database.Statement<unknown[], unknown>;

/** How long a writer waits for another process's transaction, in ms. */
const BUSY_TIMEOUT_MS = 30_000;
const MAX_STATEMENTS = 400;

const BASE_TABLES = `
  CREATE TABLE IF NOT EXISTS engine (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS indexes (
    uid TEXT PRIMARY KEY, slot INTEGER NOT NULL UNIQUE, primary_key TEXT, settings TEXT NOT NULL, layout TEXT NOT NULL,
    revision INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tasks (
    uid INTEGER PRIMARY KEY AUTOINCREMENT, index_uid TEXT, status TEXT NOT NULL, type TEXT NOT NULL, details TEXT, error TEXT,
    enqueued_at TEXT NOT NULL, started_at TEXT NOT NULL, finished_at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS api_keys (uid TEXT PRIMARY KEY, body TEXT NOT NULL);
  INSERT OR IGNORE INTO engine (key, value) VALUES ('slot', 0), ('revision', 0);
`;

/** One connection to the search file, with its prepared statements. A connection belongs to one thread. */
export class SearchDatabase {
  readonly sqlite: Sqlite;
  private readonly statements = new Map<string, Statement>();

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.sqlite = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    enterWal(this.sqlite);
    this.sqlite.pragma('synchronous = NORMAL');
    this.sqlite.pragma('temp_store = MEMORY');
    this.sqlite.pragma('cache_size = -48000');
    this.sqlite.pragma('mmap_size = 268435456');
    this.write(() => {
      this.sqlite.exec(BASE_TABLES);
      addTaskColumns(this.sqlite);
    });
  }

  /** A prepared statement, kept for the next call. */
  prepare(sql: string): Statement {
    return this.statements.get(sql) ?? this.kept(sql, this.sqlite.prepare<unknown[], unknown>(sql));
  }

  private kept(key: string, statement: Statement): Statement {
    if (this.statements.size >= MAX_STATEMENTS) this.statements.clear();
    this.statements.set(key, statement);
    return statement;
  }

  all<Row>(sql: string, params: unknown[] = []): Row[] {
    return this.prepare(sql).all(...params) as Row[];
  }

  /** The first column of every row: no object is made for each, which halves the cost of long lists of ids. */
  column<Value>(sql: string, params: unknown[] = []): Value[] {
    const key = `column ${sql}`;
    const statement = this.statements.get(key) ?? this.kept(key, this.sqlite.prepare<unknown[], unknown>(sql).pluck());
    return statement.all(...params) as Value[];
  }

  get<Row>(sql: string, params: unknown[] = []): Row | undefined {
    return this.prepare(sql).get(...params) as Row | undefined;
  }

  run(sql: string, params: unknown[] = []): Database.RunResult {
    return this.prepare(sql).run(...params);
  }

  /** Everything in `work` sees one state of the file, whatever other processes commit meanwhile. */
  read<T>(work: () => T): T {
    return this.sqlite.transaction(work).deferred();
  }

  /** Takes the file's write lock first, so that a read-then-write never fails half way for another writer. */
  write<T>(work: () => T): T {
    return this.sqlite.transaction(work).immediate();
  }

  close(): void {
    this.statements.clear();
    this.sqlite.close();
  }
}

/** Files of before have no such columns. */
function addTaskColumns(sqlite: Sqlite): void {
  const columns = sqlite.pragma('table_info(tasks)') as { name: string }[];
  for (const column of ['metadata', 'changes'])
    if (!columns.some(({ name }) => name === column)) sqlite.exec(`ALTER TABLE tasks ADD COLUMN ${column} TEXT`);
}

/** Switching to WAL does not wait for other processes that are opening the file, so it is tried again. */
function enterWal(sqlite: Sqlite): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      sqlite.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (attempt === 50 || !(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
