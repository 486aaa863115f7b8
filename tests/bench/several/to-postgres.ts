import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Database from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { postgresProgram } from '../../services/servers.mjs';

interface Column {
  readonly name: string;
  /** PostgreSQL's name of its type. */
  readonly type: string;
}

/** What a database remembers of itself: each keeps its own. */
const ofItsOwn = /^strapi_(database_schema|migrations\w*)$|^mayorista_migrations$/;

/** Fills a PostgreSQL database whose tables are there with the rows of an SQLite file. Ids stay as they are. */
export async function moveToPostgres(file: string, url: string): Promise<void> {
  const from = new Database(file, { readonly: true });
  const to = knex({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  try {
    const columns = await columnsOf(to);
    const here = new Set(from.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all() as string[]);
    const tables = [...columns.keys()].filter((table) => here.has(table) && !ofItsOwn.test(table));
    await to.raw(`truncate ${tables.map(() => '??').join(', ')} cascade`, tables);
    for (const table of tables) await copyTable(from, url, { table, columns: columns.get(table) ?? [] });
    await continueNumbers(to, tables);
    await to.raw('vacuum analyze');
  } finally {
    from.close();
    await to.destroy();
  }
}

async function columnsOf(to: Knex): Promise<Map<string, Column[]>> {
  const found = (await to('information_schema.columns as c')
    .join('information_schema.tables as t', (on) =>
      on.on('t.table_name', 'c.table_name').andOn('t.table_schema', 'c.table_schema'),
    )
    .where({ 'c.table_schema': 'public', 't.table_type': 'BASE TABLE', 'c.is_generated': 'NEVER' })
    .orderBy('c.ordinal_position')
    .select({ table: 'c.table_name', name: 'c.column_name', type: 'c.data_type' })) as (Column & { table: string })[];
  const columns = new Map<string, Column[]>();
  for (const { table, name, type } of found) columns.set(table, [...(columns.get(table) ?? []), { name, type }]);
  return columns;
}

interface Table {
  readonly table: string;
  readonly columns: readonly Column[];
}

async function copyTable(from: Database.Database, url: string, { table, columns }: Table): Promise<void> {
  const own = new Set(from.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[]);
  const common = columns.filter(({ name }) => own.has(name));
  const names = common.map(({ name }) => `"${name}"`).join(', ');
  const copy = `copy "${table}" (${names}) from stdin with (format csv, null '\\N')`;
  // References to rows that come later are not looked at meanwhile.
  const child = spawn(
    postgresProgram('psql'),
    [url, '-qv', 'ON_ERROR_STOP=1', '-c', 'set session_replication_role = replica', '-c', copy],
    {
      stdio: ['pipe', 'inherit', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close');
  await pipeline(linesOf(from, { table, columns: common }), child.stdin).catch(() => undefined);
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`${table}: ${said}`);
}

function linesOf(from: Database.Database, { table, columns }: Table): Readable {
  const rows = from.prepare(`SELECT ${columns.map(({ name }) => `"${name}"`).join(', ')} FROM "${table}"`).raw();
  return Readable.from(
    (function* () {
      let chunk = '';
      for (const row of rows.iterate() as Iterable<unknown[]>) {
        chunk += `${row.map((value, at) => written(value, columns[at]?.type ?? 'text')).join(',')}\n`;
        if (chunk.length > 1 << 18) {
          yield chunk;
          chunk = '';
        }
      }
      if (chunk !== '') yield chunk;
    })(),
  );
}

/** A value of SQLite as PostgreSQL reads it: moments are milliseconds there, flags are 0 and 1. */
function written(value: unknown, type: string): string {
  if (value === null || value === undefined) return '\\N';
  if (type === 'boolean') return value === 1 || value === '1' || value === 'true' ? 't' : 'f';
  if (typeof value === 'number' && (type.startsWith('timestamp') || type === 'date'))
    return new Date(value).toISOString();
  return `"${String(value).replaceAll('"', '""')}"`;
}

/** New rows get ids beyond those that were brought. */
async function continueNumbers(to: Knex, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    if (await to.schema.hasColumn(table, 'id'))
      await to.raw(
        `select setval(pg_get_serial_sequence(?, 'id'), greatest((select max(id) from ??), 1)) where pg_get_serial_sequence(?, 'id') is not null`,
        [table, table, table],
      );
}
