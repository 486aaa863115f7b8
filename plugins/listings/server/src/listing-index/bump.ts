/** Adds to a place of an array of counts; places outside of it are left alone. */
export function bump(counts: Int32Array, place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by;
}
