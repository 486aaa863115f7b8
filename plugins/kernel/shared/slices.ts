/** The most that one statement asks for at once: databases bind some thousands of values, and other writers want their turn. */
const usualSize = 500;

/** Returns the items in slices of `size`, in their order; none where there are no items. */
export function slicesOf<T>(items: readonly T[], size = usualSize): T[][] {
  const slices: T[][] = [];
  for (let start = 0; start < items.length; start += size) slices.push(items.slice(start, start + size));
  return slices;
}

/** Reads rows by any number of ids (or names), slice after slice, and returns them all in the order of the slices. */
export async function readInSlices<Row, Id = number>(
  ids: readonly Id[],
  read: (some: Id[]) => PromiseLike<readonly Row[]>,
  size = usualSize,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of slicesOf(ids, size)) for (const row of await read(some)) rows.push(row);
  return rows;
}
