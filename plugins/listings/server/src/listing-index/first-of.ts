/**
 * The first `count` of some rows in an order, in that order, without sorting the rest: a heap of the first so far, whose top is the last
 * of them. `before` tells which of two different rows comes first.
 */
export function firstOf(rows: Int32Array, count: number, before: (one: number, other: number) => boolean): number[] {
  const inOrder = (one: number, other: number): number => (before(one, other) ? -1 : 1);
  if (count >= rows.length) return [...rows].sort(inOrder);
  const heap = rows.slice(0, count);
  for (let at = (count >>> 1) - 1; at >= 0; at--) sink(heap, at, before);
  for (let at = count; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (!before(row, heap[0] ?? 0)) continue;
    heap[0] = row;
    sink(heap, 0, before);
  }
  return [...heap].sort(inOrder);
}

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
