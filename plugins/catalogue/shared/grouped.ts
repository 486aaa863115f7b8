/** Gathers rows into one list a key, each in the order of the rows. */
export function grouped<Row, Key, Item>(rows: readonly Row[], entryOf: (row: Row) => readonly [Key, Item]) {
  const lists = new Map<Key, Item[]>();
  for (const row of rows) {
    const [key, item] = entryOf(row);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [item]);
    else list.push(item);
  }
  return lists;
}
