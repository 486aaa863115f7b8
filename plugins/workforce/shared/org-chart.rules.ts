/** A job with whom it answers to, in one of the two lines of the org chart. */
export interface ChartNode {
  readonly id: number;
  readonly chief: number | null;
}

/** Tells whether a job that answered to `chief` would, over others, answer to itself. */
export function makesCircle(chiefOf: ReadonlyMap<number, number | null>, id: number, chief: number | null): boolean {
  const seen = new Set<number>();
  for (let current = chief; current !== null; current = chiefOf.get(current) ?? null) {
    if (current === id) return true;
    // A circle of others, which was there before, ends the walk.
    if (seen.has(current)) return false;
    seen.add(current);
  }
  return false;
}

/** Lists a job's chiefs from the highest to its own, each once. */
export function chainOf(chiefOf: ReadonlyMap<number, number | null>, id: number): number[] {
  const chain: number[] = [];
  for (let current = chiefOf.get(id) ?? null; current !== null; current = chiefOf.get(current) ?? null) {
    if (chain.includes(current) || current === id) break;
    chain.unshift(current);
  }
  return chain;
}

interface PlacedNode {
  readonly id: number;
  readonly chief: number | null;
  /** Left edge and top, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface ChartLayout {
  readonly nodes: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
}

/** Size of a card and the room between cards, in pixels. */
export const chartSizes = { width: 208, height: 84, gapX: 20, gapY: 56, indent: 28, stackGap: 12 } as const;

/**
 * Places jobs as a tree: each above those that answer to it. Subordinates who have none of their own stand below one another, so that a wide
 * team does not make the chart wide. Jobs whose chief is not there are at the top.
 */
export function layoutChart(nodes: readonly ChartNode[]): ChartLayout {
  const known = new Set(nodes.map(({ id }) => id));
  const below = new Map<number | null, number[]>();
  const chiefs = new Map<number, number | null>();
  for (const { id, chief } of nodes) {
    const above = chief !== null && known.has(chief) && chief !== id ? chief : null;
    chiefs.set(id, above);
    below.set(above, [...(below.get(above) ?? []), id]);
  }
  const placed = new Map<number, PlacedNode>();
  const { width, height, gapX, gapY, indent, stackGap } = chartSizes;
  const leftOf = (id: number | undefined): number | undefined => (id === undefined ? undefined : placed.get(id)?.x);
  /** Places a job and everybody below; returns the right edge. */
  const place = (id: number, left: number, top: number): number => {
    const children = below.get(id) ?? [];
    const chief = chiefs.get(id) ?? null;
    const isStack = children.length > 1 && children.every((child) => (below.get(child) ?? []).length === 0);
    if (children.length === 0 || isStack) {
      placed.set(id, { id, chief, x: left, y: top });
      for (const [at, child] of children.entries()) {
        const y = top + height + stackGap + at * (height + stackGap);
        placed.set(child, { id: child, chief: id, x: left + indent, y });
      }
      return left + width + (isStack ? indent : 0);
    }
    let right = left;
    for (const child of children) right = place(child, right === left ? left : right + gapX, top + height + gapY);
    const [first, last] = [leftOf(children[0]), leftOf(children.at(-1))].map((x) => x ?? left) as [number, number];
    placed.set(id, { id, chief, x: (first + last) / 2, y: top });
    return Math.max(right, (first + last) / 2 + width);
  };
  let right = 0;
  for (const root of below.get(null) ?? []) right = place(root, right === 0 ? 0 : right + gapX * 2, 0);
  const all = [...placed.values()];
  return {
    nodes: all,
    width: all.reduce((most, { x }) => Math.max(most, x + width), 0),
    height: all.reduce((most, { y }) => Math.max(most, y + height), 0),
  };
}
