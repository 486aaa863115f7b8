import type { Actor } from '@mayorista/kernel';

/** No branch has this id: a storeman of none sees and moves none. */
const noBranch = 0;

/** Returns the branch whose transfers alone a storeman sees and moves; null for everybody else, who sees all. */
export const ownBranch = (actor: Actor): number | null =>
  actor.kind === 'person' && actor.roles.includes('storeman') ? (actor.branchId ?? noBranch) : null;

/** Tells whether an actor may move pieces at a warehouse: a storeman at the own one alone. */
export function mayMove(actor: Actor, warehouseId: number): boolean {
  const own = ownBranch(actor);
  return own === null || own === warehouseId;
}
