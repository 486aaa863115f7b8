import type { Analysis } from './analyse';
import type { SearchDatabase } from './database';
import { tablesOf, textOrdinals, type Layout } from './layout';

/** The tables written to. */
export interface TextTarget {
  slot: number;
  layout: Layout;
  revision: number;
}

/** Writes the words, token rows and codes of documents. Used by the writing connection only, inside its transaction. */
export class TextStore {
  /** Ids of terms already in the file, per slot and revision: within one, terms are only added. */
  private readonly termIds = new Map<string, Map<string, number>>();

  constructor(private readonly db: SearchDatabase) {}

  /** To be called when a transaction is rolled back: it may have taken terms with it. */
  forget(): void {
    this.termIds.clear();
  }

  /** Says that texts of a slot changed, so that threads that keep some of them read them again. */
  bump(slot: number): void {
    this.db.run('INSERT INTO engine VALUES (?, 1) ON CONFLICT (key) DO UPDATE SET value = value + 1', [
      `texts:${slot}`,
    ]);
  }

  insert({ slot, layout, revision }: TextTarget, doc: number, { placed, codes }: Analysis): void {
    const tables = tablesOf(slot);
    const ordinals = textOrdinals(layout);
    if (ordinals.length > 0) {
      const columns = new Map<number, Set<string>>(ordinals.map((ordinal) => [ordinal, new Set()]));
      for (const { term, attribute } of placed) columns.get(attribute)?.add(term);
      const names = ordinals.map((ordinal) => `c${ordinal}`).join(', ');
      const marks = ordinals.map(() => '?').join(', ');
      const values = [...columns.values()].map((terms) => [...terms].join(' '));
      this.db.run(`INSERT INTO ${tables.words} (rowid, ${names}) VALUES (?, ${marks})`, [doc, ...values]);
    }
    const tokens = new Uint32Array(placed.length * 2);
    for (const [at, { term, attribute, position }] of placed.entries()) {
      tokens[at * 2] = this.termId({ slot, revision }, term);
      tokens[at * 2 + 1] = (attribute << 16) | position;
    }
    this.db.run(`INSERT INTO ${tables.tokens} VALUES (?, ?)`, [doc, Buffer.from(tokens.buffer)]);
    for (const code of codes) this.db.run(`INSERT INTO ${tables.codes} VALUES (?, ?)`, [code, doc]);
  }

  remove(slot: number, doc: number): void {
    const { words, tokens, codes } = tablesOf(slot);
    this.db.run(`DELETE FROM ${words} WHERE rowid = ?`, [doc]);
    this.db.run(`DELETE FROM ${tokens} WHERE doc = ?`, [doc]);
    this.db.run(`DELETE FROM ${codes} WHERE doc = ?`, [doc]);
  }

  private termId({ slot, revision }: Omit<TextTarget, 'layout'>, term: string): number {
    const known = this.knownTerms(`${slot}:${revision}`);
    const id = known.get(term);
    if (id !== undefined) return id;
    const { terms } = tablesOf(slot);
    const found = this.db.get<{ id: number }>(`SELECT id FROM ${terms} WHERE term = ?`, [term]);
    const newId = found?.id ?? Number(this.db.run(`INSERT INTO ${terms} (term) VALUES (?)`, [term]).lastInsertRowid);
    known.set(term, newId);
    return newId;
  }

  private knownTerms(key: string): Map<string, number> {
    const known = this.termIds.get(key) ?? new Map<string, number>();
    this.termIds.set(key, known);
    return known;
  }
}
