/** So many times the wanted items: below that, sorting all costs less than choosing. */
const WORTH_CHOOSING = 4;

/** The items, the first `count` of them in order; the others follow in no order. `compare` must never tie. */
export function firstSorted<Item>(items: Item[], compare: (left: Item, right: Item) => number, count: number): Item[] {
  if (count * WORTH_CHOOSING >= items.length) return items.sort(compare);
  if (count === 0) return items;
  const best: Item[] = [];
  const others: Item[] = [];
  for (const item of items) {
    const worst = best[best.length - 1];
    if (worst !== undefined && best.length === count && compare(item, worst) > 0) {
      others.push(item);
      continue;
    }
    best.splice(placeIn(best, item, compare), 0, item);
    const dropped = best.length > count ? best.pop() : undefined;
    if (dropped !== undefined) others.push(dropped);
  }
  return [...best, ...others];
}

function placeIn<Item>(sorted: Item[], item: Item, compare: (left: Item, right: Item) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as Item, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
