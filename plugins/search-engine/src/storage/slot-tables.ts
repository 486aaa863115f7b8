import type { SearchDatabase } from './database';
import { INDEXED_PREFIXES, tablesOf, textOrdinals, type Layout } from './layout';

/** Creates the table of documents of a new slot, and what is derived from them. */
export function createSlot(db: SearchDatabase, slot: number, layout: Layout): void {
  const { docs } = tablesOf(slot);
  db.sqlite.exec(`CREATE TABLE ${docs} (doc INTEGER PRIMARY KEY, pk TEXT NOT NULL UNIQUE, body TEXT NOT NULL)`);
  createDerived(db, slot, layout);
}

/** Everything that can be made again from the documents: words, token rows, dictionary, codes and facts. */
export function createDerived(db: SearchDatabase, slot: number, layout: Layout): void {
  const tables = tablesOf(slot);
  const columns = layout.facts.map((_, ordinal) => `v${ordinal}, n${ordinal}`);
  const text = textOrdinals(layout).map((ordinal) => `c${ordinal}`);
  db.sqlite.exec(`
    CREATE TABLE ${tables.facts} (${['doc INTEGER PRIMARY KEY', ...columns].join(', ')});
    CREATE TABLE ${tables.many} (attr INTEGER NOT NULL, norm NOT NULL, doc INTEGER NOT NULL, raw, PRIMARY KEY (attr, norm, doc)) WITHOUT ROWID;
    CREATE INDEX ${tables.many}_doc ON ${tables.many} (doc);
    CREATE TABLE ${tables.tokens} (doc INTEGER PRIMARY KEY, tokens BLOB NOT NULL);
    CREATE TABLE ${tables.terms} (id INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE);
    CREATE TABLE ${tables.codes} (code TEXT NOT NULL, doc INTEGER NOT NULL, PRIMARY KEY (code, doc)) WITHOUT ROWID;
    CREATE INDEX ${tables.codes}_doc ON ${tables.codes} (doc);
    CREATE VIRTUAL TABLE ${tables.words} USING fts5(${[...(text.length === 0 ? ['c'] : text), "tokenize = 'ascii'", "content = ''", 'contentless_delete = 1', 'detail = column', `prefix = '${INDEXED_PREFIXES.join(' ')}'`].join(', ')});
  `);
  for (const ordinal of layout.facts.keys()) {
    db.sqlite.exec(
      `CREATE INDEX ${tables.facts}_n${ordinal} ON ${tables.facts} (n${ordinal}) WHERE n${ordinal} IS NOT NULL`,
    );
  }
}

export function dropDerived(db: SearchDatabase, slot: number): void {
  const { facts, many, words, tokens, terms, codes } = tablesOf(slot);
  for (const table of [facts, many, words, tokens, terms, codes]) db.sqlite.exec(`DROP TABLE IF EXISTS ${table}`);
}

export function dropSlot(db: SearchDatabase, slot: number): void {
  dropDerived(db, slot);
  db.sqlite.exec(`DROP TABLE IF EXISTS ${tablesOf(slot).docs}`);
}
