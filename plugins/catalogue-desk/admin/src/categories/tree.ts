import type { Category, Move } from './category';

/** Categories by parent, each parent's in order; null is the root. */
export interface Tree {
  readonly byId: ReadonlyMap<number, Category>;
  readonly below: ReadonlyMap<number | null, readonly Category[]>;
}

/** A tree of categories; one whose parent is not among them stands at the root, so that nothing is hidden. */
export function treeOf(categories: readonly Category[]): Tree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const below = new Map<number | null, Category[]>();
  for (const category of [...categories].sort(inOrder)) {
    const parent = category.parent_category_id;
    const key = parent !== null && byId.has(parent) ? parent : null;
    below.set(key, [...(below.get(key) ?? []), category]);
  }
  return { byId, below };
}

const inOrder = (a: Category, b: Category): number =>
  (a.position ?? 0) - (b.position ?? 0) || a.name.localeCompare(b.name, 'es');

export const childrenOf = ({ below }: Tree, id: number | null): readonly Category[] => below.get(id) ?? [];

/** The ids of the categories above one, its parent first. A broken or circular tree ends the way. */
export function above({ byId }: Tree, id: number): number[] {
  const way: number[] = [];
  for (let parent = byId.get(id)?.parent_category_id ?? null; parent !== null && !way.includes(parent);) {
    if (!byId.has(parent)) break;
    way.push(parent);
    parent = byId.get(parent)?.parent_category_id ?? null;
  }
  return way;
}

/** 'Videovigilancia > Cámaras > Domo'. */
export const fullName = (tree: Tree, id: number): string =>
  [id, ...above(tree, id)]
    .reverse()
    .map((each) => tree.byId.get(each)?.name ?? '')
    .join(' > ');

/** Whether putting `id` below `parentId` would put it inside itself. */
export const closesCycle = (tree: Tree, id: number, parentId: number | null): boolean =>
  parentId !== null && (parentId === id || above(tree, parentId).includes(id));

/** How many categories hang below one, at whatever depth. */
export const countBelow = (tree: Tree, id: number): number =>
  childrenOf(tree, id).reduce((sum, child) => sum + 1 + countBelow(tree, child.id), 0);

/** The categories as they are after a move: what the page shows while the platform saves it. */
export function moved(tree: Tree, { id, parentId, index }: Move): Category[] {
  const category = tree.byId.get(id);
  if (category === undefined) return [...tree.byId.values()];
  const rest = childrenOf(tree, parentId).filter((each) => each.id !== id);
  const brothers = [...rest.slice(0, index), { ...category, parent_category_id: parentId }, ...rest.slice(index)];
  const placed = new Map(brothers.map((each, at) => [each.id, { ...each, position: at + 1 }]));
  return [...tree.byId.values()].map((each) => placed.get(each.id) ?? each);
}
