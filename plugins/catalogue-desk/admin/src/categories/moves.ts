import type { Drop } from '../drag/drop';
import type { Category, Move } from './category';
import { childrenOf, closesCycle, type Tree } from './tree';

export type Direction = 'up' | 'down' | 'out' | 'in';

const isHere = (tree: Tree, { id, parentId, index }: Move): boolean =>
  tree.byId.get(id)?.parent_category_id === parentId &&
  childrenOf(tree, parentId).findIndex((each) => each.id === id) === index;

/** Where a category goes that was let go of beside or inside another; null when it stays where it is. */
export function moveOfDrop(tree: Tree, { id: dragged, overId, zone }: Drop): Move | null {
  const [id, over] = [Number(dragged), tree.byId.get(Number(overId))];
  if (over === undefined || !tree.byId.has(id)) return null;
  const parentId = zone === 'inside' ? over.id : over.parent_category_id;
  const rest = childrenOf(tree, parentId).filter((each) => each.id !== id);
  const at = rest.findIndex((each) => each.id === over.id);
  const move = { id, parentId, index: zone === 'inside' ? rest.length : zone === 'before' ? at : at + 1 };
  return isHere(tree, move) ? null : move;
}

/** Whether a drop would put a category inside itself. */
export function isCircular(tree: Tree, { id, overId, zone }: Drop): boolean {
  const over = tree.byId.get(Number(overId));
  return over !== undefined && closesCycle(tree, Number(id), zone === 'inside' ? over.id : over.parent_category_id);
}

/** One step by keyboard: among its brothers, out of its parent (behind it), or into the brother above. Null at the ends. */
export function moveOfStep(tree: Tree, category: Category, direction: Direction): Move | null {
  const { id, parent_category_id: parentId } = category;
  const brothers = childrenOf(tree, parentId);
  const at = brothers.findIndex((each) => each.id === id);
  if (direction === 'up') return at <= 0 ? null : { id, parentId, index: at - 1 };
  if (direction === 'down') return at < 0 || at >= brothers.length - 1 ? null : { id, parentId, index: at + 1 };
  if (direction === 'in') return inside(tree, id, brothers[at - 1]);
  return outside(tree, id, parentId);
}

const inside = (tree: Tree, id: number, host: Category | undefined): Move | null =>
  host === undefined ? null : { id, parentId: host.id, index: childrenOf(tree, host.id).length };

function outside(tree: Tree, id: number, parentId: number | null): Move | null {
  const parent = parentId === null ? undefined : tree.byId.get(parentId);
  if (parent === undefined) return null;
  const uncles = childrenOf(tree, parent.parent_category_id);
  return { id, parentId: parent.parent_category_id, index: uncles.findIndex((each) => each.id === parent.id) + 1 };
}

/** What a screen reader says once a category was moved. */
export function moveText(tree: Tree, { id, parentId, index }: Move): string {
  const name = tree.byId.get(id)?.name ?? '';
  const where = parentId === null ? 'en el primer nivel' : `dentro de ${tree.byId.get(parentId)?.name ?? ''}`;
  return `${name}: ${where}, lugar ${index + 1}`;
}
