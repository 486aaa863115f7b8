/**
 * The first `count` of some rows in an order, in that order, without sorting the rest: a heap of the first so far, whose top is the last
 * of them. `before` tells which of two different rows comes first.
 */
export function firstOf(rows: Int32Array, count: number, before: (one: number, other: number) => boolean): number[] {
  const inOrder = (one: number, other: number): number => (before(one, other) ? -1 : 1);
  if (count >= rows.length) return [...rows].sort(inOrder);
  const step = stepOver(rows.length);
  const rowAt = (turn: number): number => rows[(turn * step) % rows.length] ?? 0;
  const heap = Int32Array.from({ length: count }, (_, turn) => rowAt(turn));
  for (let parent = (count >>> 1) - 1; parent >= 0; parent--) sink(heap, parent, before);
  for (let turn = count; turn < rows.length; turn++) {
    const row = rowAt(turn);
    if (!before(row, heap[0] ?? 0)) continue;
    heap[0] = row;
    sink(heap, 0, before);
  }
  return [...heap].sort(inOrder);
}

const primes = [7_919, 7_907];

/** A step that leads through all places out of their order: rows that come the wrong way round would each be put into the heap. */
const stepOver = (length: number): number => primes.find((prime) => length % prime !== 0) ?? 1;

/** Moves a row down to where nothing below it comes later. */
function sink(heap: Int32Array, from: number, before: (one: number, other: number) => boolean): void {
  const row = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && before(heap[child] ?? 0, heap[child + 1] ?? 0)) child++;
    if (!before(row, heap[child] ?? 0)) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = row;
}
