import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';
import type { Knex } from 'knex';
import { getKnex } from './in-transaction';

/** Values of a statement's `@names`; a list is written `in (@ids)`. */
export type QuickBindings = Readonly<Record<string, string | number | null | readonly (string | number)[]>>;

/**
 * Reads rows by a statement that lists ask thousands of times a minute: compiled once, past the query builder, which takes longer than
 * the database does. Outside a transaction SQLite reads over a connection of its own, so that nobody waits for who writes; there it shows
 * what was committed. Inside one (`knex` is its transaction) it shows the transaction's own writes. Only for SQL that both databases
 * understand, written as a constant: each text is kept compiled for good.
 */
export async function quickRows<Row>(knex: Knex, sql: string, bindings: QuickBindings): Promise<Row[]> {
  const file = knex.isTransaction === true ? null : sqliteFile(knex);
  if (file !== null) return readerOf(knex, file).read<Row>(sql, bindings);
  const { text, values } = isSqlite(knex) ? asSqlite(sql, bindings) : asPostgres(sql, bindings);
  const answer = (await knex.raw(text, values as Knex.RawBinding[])) as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
}

/** Closes the connection that `quickRows` reads by, when a platform stops. */
export function endQuickRows(strapi: Core.Strapi): void {
  const client = clientOf(getKnex(strapi));
  readers.get(client)?.close();
  readers.delete(client);
}

interface Client {
  readonly connectionSettings?: { readonly filename?: string };
}

const clientOf = (knex: Knex): Client => knex.client as Client;
/** The file of SQLite; null on PostgreSQL, and for a database in memory, which nobody else can read. */
function sqliteFile(knex: Knex): string | null {
  const { filename } = clientOf(knex).connectionSettings ?? {};
  return filename === undefined || filename === ':memory:' ? null : filename;
}

const isSqlite = (knex: Knex): boolean => (knex.client as { driverName?: string }).driverName === 'better-sqlite3';

/** One a platform: its file stays open for reading as long as it runs. */
const readers = new WeakMap<Client, Reader>();

function readerOf(knex: Knex, file: string): Reader {
  const client = clientOf(knex);
  const reader = readers.get(client) ?? new Reader(file);
  readers.set(client, reader);
  return reader;
}

interface Compiled {
  readonly statement: Database.Statement<[Record<string, unknown>]>;
  readonly columns: readonly string[];
}

/** The driver makes an object of a row in twice the time that it takes to read it. */
function rowOf(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at++) row[columns[at] ?? ''] = values[at];
  return row;
}

class Reader {
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Compiled>();

  constructor(file: string) {
    this.db = new Database(file, { readonly: true, timeout: 10_000 });
    this.db.pragma('cache_size = -65536');
  }

  read<Row>(sql: string, bindings: QuickBindings): Row[] {
    const { statement, columns } = this.statements.get(sql) ?? this.compile(sql);
    return (statement.all(valuesOf(bindings)) as unknown[][]).map((values) => rowOf(columns, values) as Row);
  }

  private compile(sql: string): Compiled {
    const statement = this.db.prepare<[Record<string, unknown>]>(sql.replaceAll(lists, asJson)).raw();
    const compiled = { statement, columns: statement.columns().map(({ name }) => name) };
    this.statements.set(sql, compiled);
    return compiled;
  }

  close(): void {
    this.db.close();
  }
}

const lists = /\bin \(@(\w+)\)/g;
const asJson = 'in (select value from json_each(@$1))';

/** Lists as one value each, so that the text is the same however many there are. */
const valuesOf = (bindings: QuickBindings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(bindings).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  );

/** With places in the order of the text, as knex hands them on. */
function inOrder(sql: string, valueOf: (name: string) => unknown) {
  const values: unknown[] = [];
  const text = sql.replaceAll(/@(\w+)/g, (_, name: string) => {
    values.push(valueOf(name));
    return '?';
  });
  return { text, values };
}

function asSqlite(sql: string, bindings: QuickBindings) {
  const values = valuesOf(bindings);
  return inOrder(sql.replaceAll(lists, asJson), (name) => values[name]);
}

const asPostgres = (sql: string, bindings: QuickBindings) =>
  inOrder(sql.replaceAll(lists, '= any(@$1)'), (name) => bindings[name]);
