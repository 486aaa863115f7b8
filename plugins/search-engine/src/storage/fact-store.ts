import type { SearchDatabase } from './database';
import type { Facts, FactValue } from './facts';
import { tablesOf } from './layout';

const same = (left: FactValue | undefined, right: FactValue | undefined): boolean =>
  Buffer.isBuffer(left) && Buffer.isBuffer(right) ? left.equals(right) : left === right;

/** Writes what documents are filtered and sorted by. A change of a number that is not searched ends here: it touches no word. */
export class FactStore {
  constructor(private readonly db: SearchDatabase) {}

  insert(slot: number, doc: number, { columns, lists }: Facts): void {
    const { facts } = tablesOf(slot);
    this.db.run(`INSERT INTO ${facts} VALUES (?${', ?'.repeat(columns.length)})`, [doc, ...columns]);
    this.insertLists(slot, doc, lists);
  }

  /** Writes only the columns that changed: SQLite then leaves the other columns' indexes alone. */
  update(slot: number, doc: number, before: Facts, after: Facts): void {
    const changed = after.columns.flatMap((value, at) => (same(before.columns[at], value) ? [] : [at]));
    if (changed.length > 0) {
      const names = changed.map((at) => `${at % 2 === 0 ? 'v' : 'n'}${at >> 1} = ?`).join(', ');
      this.db.run(`UPDATE ${tablesOf(slot).facts} SET ${names} WHERE doc = ?`, [
        ...changed.map((at) => after.columns[at]),
        doc,
      ]);
    }
    if (JSON.stringify(before.lists) === JSON.stringify(after.lists)) return;
    this.db.run(`DELETE FROM ${tablesOf(slot).many} WHERE doc = ?`, [doc]);
    this.insertLists(slot, doc, after.lists);
  }

  remove(slot: number, doc: number): void {
    const { facts, many } = tablesOf(slot);
    this.db.run(`DELETE FROM ${facts} WHERE doc = ?`, [doc]);
    this.db.run(`DELETE FROM ${many} WHERE doc = ?`, [doc]);
  }

  private insertLists(slot: number, doc: number, lists: Facts['lists']): void {
    const { many } = tablesOf(slot);
    for (const { attribute, norm, raw } of lists) {
      this.db.run(`INSERT INTO ${many} (attr, norm, doc, raw) VALUES (?, ?, ?, ?)`, [attribute, norm, doc, raw]);
    }
  }
}
