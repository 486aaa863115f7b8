// A SQLite database as a text of SQL: tables, rows, then what stands on them.
import Database from 'better-sqlite3';

const perInsert = 200;
const name = (text) => `"${text.replaceAll('"', '""')}"`;

function literal(value) {
  if (value === null) return 'NULL';
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** Writes a database as SQL that makes it again. Throws for a text with a NUL, which SQL cannot hold. */
export function dumpSqlite(file) {
  const db = new Database(file, { readonly: true });
  const made = db
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const tables = made.filter(({ type }) => type === 'table');
  const rows = tables.flatMap((table) => inserts(db, table.name));
  const sequences = inserts(db, 'sqlite_sequence');
  db.close();
  const others = made.filter(({ type }) => type !== 'table');
  const sql = [
    ...tables.map((each) => each.sql),
    ...rows,
    'DELETE FROM sqlite_sequence',
    ...sequences,
    ...others.map((each) => each.sql),
  ].join(';\n');
  if (sql.includes('\0')) throw new Error('A text of the database holds a NUL');
  return `PRAGMA foreign_keys=OFF;\nBEGIN;\n${sql};\nCOMMIT;\n`;
}

function inserts(db, table) {
  const rows = db
    .prepare(`select * from ${name(table)}`)
    .raw()
    .all();
  const texts = rows.map((row) => `(${row.map(literal).join(',')})`);
  return Array.from({ length: Math.ceil(texts.length / perInsert) }, (_each, at) => {
    const values = texts.slice(at * perInsert, (at + 1) * perInsert);
    return `INSERT INTO ${name(table)} VALUES\n${values.join(',\n')}`;
  });
}
