import { grown } from './grown';
import { firstOf } from './first-of';

/** Compares rows by what they are sorted by; 0 where that is the same. */
export interface SortKey {
  compare(one: number, other: number): number;
  /** Has nothing to be sorted by: last, whatever the direction. */
  isMissing(row: number): boolean;
  /** Unique, settles ties upwards in both directions. */
  id(row: number): number;
}

/** Some of the rows: all of them at once, or asked one by one. */
export interface Chosen {
  readonly total: number;
  rows(): Int32Array;
  passes(row: number): boolean;
}

/** Time of one row on a walk through all of them, against that of one that is compared by its mark. */
const walkedPerCompared = 3;

/**
 * All rows in the order of a key, kept in order as they come and go. A row is taken out before its key changes and put back
 * afterwards. Each row has a mark, a number in the order of the keys and the same where keys are: a list of a few rows is sorted by it
 * without asking the keys.
 */
export class SortedRows {
  private rows = new Int32Array(256);
  private count = 0;
  private marks = new Float64Array(256);

  constructor(private readonly key: SortKey) {}

  insert(row: number): void {
    const at = this.place(row);
    this.marks = grown(this.marks, row + 1);
    const mark = this.markBetween(at, row);
    this.rows = grown(this.rows, this.count + 1);
    this.rows.copyWithin(at + 1, at, this.count);
    this.rows[at] = row;
    this.count++;
    if (mark === null) this.markAll();
    else this.marks[row] = mark;
  }

  remove(row: number): void {
    const at = this.place(row);
    this.rows.copyWithin(at, at + 1, this.count);
    this.count--;
  }

  /** Replaces everything; sorts once. */
  fill(rows: Int32Array): void {
    this.rows = rows.slice();
    this.count = rows.length;
    this.rows.sort((one, other) => this.ascending(one, other));
    this.markAll();
  }

  /** Up to `limit` of chosen rows in order, after the first `offset` of them. */
  page({ total, rows, passes }: Chosen, isDescending: boolean, offset: number, limit: number): number[] {
    const wanted = Math.min(offset + limit, total);
    if (wanted <= offset) return [];
    const most = (total + wanted * Math.log2(wanted + 1)) / walkedPerCompared;
    const isFound = (wanted * this.count) / total < most;
    const walked = isFound ? this.walked(passes, isDescending, { wanted, most }) : null;
    return (walked ?? firstOf(rows(), wanted, this.before(isDescending))).slice(offset);
  }

  get bytes(): number {
    return this.rows.byteLength + this.marks.byteLength;
  }

  /** Tells which of two rows comes first, by their marks. */
  private before(isDescending: boolean): (one: number, other: number) => boolean {
    const { key, marks } = this;
    return (one, other) => {
      const [left, right] = [marks[one] ?? 0, marks[other] ?? 0];
      if (left !== right) {
        if (left === Infinity || right === Infinity) return right === Infinity;
        return isDescending ? left > right : left < right;
      }
      return key.id(one) < key.id(other);
    };
  }

  /**
   * The first of those that pass, found on a walk through all; null where they do not come before so many others (a list of what costs
   * much, by price).
   */
  private walked(
    passes: Chosen['passes'],
    isDescending: boolean,
    { wanted, most }: { readonly wanted: number; readonly most: number },
  ): number[] | null {
    const found: number[] = [];
    let seen = 0;
    this.walk(isDescending, (row) => {
      if (passes(row)) found.push(row);
      return found.length < wanted && ++seen < most;
    });
    return found.length < wanted ? null : found;
  }

  private ascending(one: number, other: number): number {
    const { key } = this;
    const missing = Number(key.isMissing(one)) - Number(key.isMissing(other));
    return missing || key.compare(one, other) || key.id(one) - key.id(other);
  }

  private place(row: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ascending(this.rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Visits rows in order until `visit` says that it has seen enough. */
  private walk(isDescending: boolean, visit: (row: number) => boolean): void {
    if (isDescending) this.walkDown(visit);
    else this.visitRange(0, this.count, visit);
  }

  /** Equal keys stay in the order of their ids, rows without a key at the end. */
  private walkDown(visit: (row: number) => boolean): void {
    const { rows, marks } = this;
    const markAt = (at: number): number => marks[rows[at] ?? 0] ?? 0;
    let end = this.count;
    while (end > 0 && markAt(end - 1) === Infinity) end--;
    for (let last = end; last > 0;) {
      let first = last - 1;
      const mark = markAt(first);
      while (first > 0 && markAt(first - 1) === mark) first--;
      if (!this.visitRange(first, last, visit)) return;
      last = first;
    }
    this.visitRange(end, this.count, visit);
  }

  /** Tells whether it came to the end. By number: an iterator takes three times as long. */
  private visitRange(from: number, to: number, visit: (row: number) => boolean): boolean {
    for (let at = from; at < to; at++) if (!visit(this.rows[at] ?? 0)) return false;
    return true;
  }

  /** The mark of a row that is put before the one at a place; null where there is no number between its neighbours. */
  private markBetween(at: number, row: number): number | null {
    if (this.key.isMissing(row)) return Infinity;
    const before = at === 0 ? null : this.marked(at - 1);
    const after = at === this.count ? null : this.marked(at);
    for (const neighbour of [before, after])
      if (neighbour !== null && this.key.compare(neighbour.row, row) === 0) return neighbour.mark;
    if (before === null) return after === null ? 0 : after.mark - 1;
    if (after === null) return before.mark + 1;
    const middle = (before.mark + after.mark) / 2;
    return middle > before.mark && middle < after.mark ? middle : null;
  }

  /** The row at a place with its mark; null where it has no key. */
  private marked(at: number): { readonly row: number; readonly mark: number } | null {
    const row = this.rows[at] ?? 0;
    const mark = this.marks[row] ?? 0;
    return mark === Infinity ? null : { row, mark };
  }

  private markAll(): void {
    const { rows, key } = this;
    let highest = 0;
    for (let at = 0; at < this.count; at++) highest = Math.max(highest, rows[at] ?? 0);
    this.marks = grown(this.marks, highest + 1);
    let mark = 0;
    for (let at = 0; at < this.count; at++) {
      const row = rows[at] ?? 0;
      if (at > 0 && key.compare(rows[at - 1] ?? 0, row) !== 0) mark++;
      this.marks[row] = key.isMissing(row) ? Infinity : mark;
    }
  }
}
