import { bump } from './bump';
import { grown } from './grown';

/** A list of small integers per row, all in one typed array. A list that grows moves to the end; gaps are closed when they are half of it. */
export class IntLists {
  private pool = new Int32Array(1_024);
  private starts = new Int32Array(256);
  private lengths = new Int32Array(256);
  private end = 0;
  private wasted = 0;

  set(row: number, list: readonly number[]): void {
    this.starts = grown(this.starts, row + 1);
    this.lengths = grown(this.lengths, row + 1);
    const room = this.lengths[row] ?? 0;
    if (list.length > room) {
      this.wasted += room;
      this.pool = grown(this.pool, this.end + list.length);
      this.starts[row] = this.end;
      this.end += list.length;
    } else this.wasted += room - list.length;
    this.lengths[row] = list.length;
    this.pool.set(list, this.starts[row]);
    if (this.wasted > 4_096 && this.wasted > this.end / 2) this.compact();
  }

  has(row: number, item: number): boolean {
    const start = this.starts[row] ?? 0;
    for (let at = start; at < start + (this.lengths[row] ?? 0); at++) if (this.pool[at] === item) return true;
    return false;
  }

  get(row: number): Int32Array {
    const start = this.starts[row] ?? 0;
    return this.pool.subarray(start, start + (this.lengths[row] ?? 0));
  }

  /** How often each item, from 0 to below `items`, stands in the lists of some rows. */
  tally(rows: Int32Array, items: number): Int32Array {
    const { pool, starts, lengths } = this;
    const counts = new Int32Array(items);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const start = starts[row] ?? 0;
      const end = start + (lengths[row] ?? 0);
      for (let place = start; place < end; place++) bump(counts, pool[place] ?? 0, 1);
    }
    return counts;
  }

  get bytes(): number {
    return this.pool.byteLength + this.starts.byteLength + this.lengths.byteLength;
  }

  private compact(): void {
    const pool = new Int32Array(Math.max(1_024, this.end - this.wasted));
    let end = 0;
    for (let row = 0; row < this.lengths.length; row++) {
      const list = this.get(row);
      pool.set(list, end);
      this.starts[row] = end;
      end += list.length;
    }
    this.pool = pool;
    this.end = end;
    this.wasted = 0;
  }
}
