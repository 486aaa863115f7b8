import { grown } from './grown';

/** Rows in no order, each once: those of a category, a brand or a datasheet value. */
export class RowList {
  private rows = new Int32Array(4);
  private count = 0;

  add(row: number): void {
    this.rows = grown(this.rows, this.count + 1);
    this.rows[this.count++] = row;
  }

  remove(row: number): void {
    const at = this.rows.subarray(0, this.count).indexOf(row);
    if (at < 0) return;
    this.rows[at] = this.rows[--this.count] ?? 0;
  }

  get length(): number {
    return this.count;
  }

  /** Good until the list changes. */
  view(): Int32Array {
    return this.rows.subarray(0, this.count);
  }
}
