import { Forbidden, NotFound, type Actor } from '@mayorista/kernel';
import type { TransferRow } from './transfer.store';

/** No branch has this id: a storeman of none sees and moves none. */
const noBranch = 0;

/** The branch whose transfers alone a storeman sees and moves; null for everybody else: they see all. */
export const ownBranchOf = (actor: Actor): number | null =>
  actor.kind === 'person' && actor.roles.includes('storeman') ? (actor.branchId ?? noBranch) : null;

type Ends = Pick<TransferRow, 'source_warehouse_id' | 'target_warehouse_id'>;

/** Outside a storeman's branch a transfer does not exist. */
export function ensureInScope(actor: Actor, transfer: Ends): void {
  const own = ownBranchOf(actor);
  if (own !== null && transfer.source_warehouse_id !== own && transfer.target_warehouse_id !== own)
    throw new NotFound();
}

/** A storeman sends and cancels from their own branch, and receives in it. */
export function ensureMayMove(actor: Actor, transfer: Ends, to: string): void {
  const own = ownBranchOf(actor);
  if (own === null) return;
  const place = to === 'received' ? transfer.target_warehouse_id : transfer.source_warehouse_id;
  if (place !== own) throw new Forbidden();
}
