import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { emptyWorld, type World } from '@mayorista/kernel/testing';
import Database from 'better-sqlite3';
import knex, { type Knex } from 'knex';

const sqlOf = (file: string): string =>
  brotliDecompressSync(readFileSync(path.join(__dirname, 'former-world', file))).toString();

const fileOf = ({ dataFolder }: World): string => path.join(dataFolder, 'mayorista.db');

/** Opens a database of its own connection to a world, as neither release sees it. */
function open(world: World): Knex {
  const { DATABASE_URL: connection } = world.environment;
  return connection === undefined
    ? knex({ client: 'better-sqlite3', connection: { filename: fileOf(world) }, useNullAsDefault: true })
    : knex({ client: 'pg', connection, pool: { min: 0, max: 1 } });
}

/** Creates a world that holds the database of the former release, SQLite or PostgreSQL as the tests run. */
export async function formerWorld(): Promise<World> {
  const world = await emptyWorld();
  if (world.environment.DATABASE_URL === undefined) {
    mkdirSync(world.dataFolder, { recursive: true });
    new Database(fileOf(world)).exec(sqlOf('sqlite.sql.br')).close();
    return world;
  }
  const db = open(world);
  try {
    // Not by knex, which takes each question mark of a text for a value.
    const connection = (await db.client.acquireConnection()) as { query: (sql: string) => Promise<unknown> };
    await connection.query(sqlOf('postgres.sql.br'));
    await db.client.releaseConnection(connection);
  } finally {
    await db.destroy();
  }
  return world;
}

/** All rows of a database, by table; `columns` narrows them to the columns of another time. */
export interface Contents {
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Each row as text. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

/** Reads every table of a world, with the columns that it had in `former` where that is given. */
export async function readContents(world: World, former?: Contents): Promise<Contents> {
  const db = open(world);
  try {
    const columns = former?.columns ?? (await columnsOf(db));
    const rows = new Map<string, readonly string[]>();
    for (const [table, names] of columns) {
      if (await db.schema.hasTable(table)) {
        const found = await db(table).select<Record<string, unknown>[]>(names.map((name) => asText(db, name)));
        rows.set(
          table,
          found.map((row) => JSON.stringify(names.map((name) => row[name]))),
        );
      }
    }
    return { columns, rows };
  } finally {
    await db.destroy();
  }
}

/** Selects a column; on PostgreSQL as text, because a running platform changes how its client reads some types. */
const asText = (db: Knex, name: string): string | Knex.Raw =>
  db.client.config.client === 'pg' ? db.raw('??::text as ??', [name, name]) : name;

async function columnsOf(db: Knex): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = (await (db.client.config.client === 'pg'
    ? db('information_schema.columns')
        .where({ table_schema: 'public' })
        .select({ table: 'table_name', name: 'column_name' })
    : db.raw(
        `select m.name as "table", c.name as name from sqlite_master m, pragma_table_info(m.name) c
         where m.type = 'table' and m.name not like 'sqlite_%'`,
      ))) as { table: string; name: string }[];
  const columns = new Map<string, string[]>();
  for (const { table, name } of found) columns.set(table, [...(columns.get(table) ?? []), name].sort());
  return columns;
}

/** Lists the rows of `one` that `other` does not hold, by table. */
export function missing(one: Contents, other: Contents): ReadonlyMap<string, readonly string[]> {
  const lost = [...one.rows].map(([table, rows]): [string, string[]] => {
    const left = new Map<string, number>();
    for (const row of other.rows.get(table) ?? []) left.set(row, (left.get(row) ?? 0) + 1);
    const isLost = (row: string): boolean => {
      const count = left.get(row) ?? 0;
      left.set(row, count - 1);
      return count <= 0;
    };
    return [table, rows.filter(isLost)];
  });
  return new Map(lost.filter(([, rows]) => rows.length > 0));
}
