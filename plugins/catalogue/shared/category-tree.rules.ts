/** A category of the house with its names and its place. */
export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly position: number;
  readonly isActive: boolean;
  readonly slug: string | null;
}

type Nodes = ReadonlyMap<number, Pick<CategoryNode, 'id' | 'parentId'>>;

/** A category's ids from the root down to itself. A broken link ends the path; a cycle is cut where it closes. */
export function pathOf(nodes: Nodes, id: number | null): number[] {
  const path: number[] = [];
  for (let current = id; current !== null && !path.includes(current);) {
    const node = nodes.get(current);
    if (node === undefined) break;
    path.push(node.id);
    current = node.parentId;
  }
  return path.reverse();
}

/** Whether putting `id` below `parentId` would make a category its own ancestor. */
export const closesCycle = (nodes: Nodes, id: number, parentId: number | null): boolean =>
  parentId !== null && pathOf(nodes, parentId).includes(id);

export const byId = <N extends { readonly id: number }>(nodes: readonly N[]): Map<number, N> =>
  new Map(nodes.map((node) => [node.id, node]));

/** A category's name in a language, Spanish where it has no other; empty for one that is not there. */
export const nameIn = (node: Pick<CategoryNode, 'name' | 'nameEn'> | undefined, locale: string): string =>
  locale === 'en' ? (node?.nameEn ?? node?.name ?? '') : (node?.name ?? '');
