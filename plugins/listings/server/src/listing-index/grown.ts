type Column = Int32Array | Float64Array | Uint8Array;

/** The column itself where it has room for `length` entries, else a copy half as long again; new entries are 0. */
export function grown<C extends Column>(column: C, length: number): C {
  if (length <= column.length) return column;
  const Kind = column.constructor as new (length: number) => C;
  const larger = new Kind(Math.max(length, Math.ceil(column.length * 1.5)));
  larger.set(column);
  return larger;
}
