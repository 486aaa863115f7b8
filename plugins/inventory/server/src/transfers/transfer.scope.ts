import { Forbidden, knexOf, NotFound, type Actor, type RecordType } from '@mayorista/kernel';
import { findTransfer, type TransferRow } from './transfer.store';

/** No branch has this id: a storeman of none sees and moves none. */
const noBranch = 0;

/** The branch whose transfers alone a storeman sees and moves; null for everybody else: they see all. */
export const ownBranchOf = (actor: Actor): number | null =>
  actor.kind === 'person' && actor.roles.includes('storeman') ? (actor.branchId ?? noBranch) : null;

type Ends = Pick<TransferRow, 'source_warehouse_id' | 'target_warehouse_id'>;

function isWithinReach(actor: Actor, transfer: Ends): boolean {
  const own = ownBranchOf(actor);
  return own === null || transfer.source_warehouse_id === own || transfer.target_warehouse_id === own;
}

/** Outside a storeman's branch a transfer does not exist. */
export function ensureInScope(actor: Actor, transfer: Ends): void {
  if (!isWithinReach(actor, transfer)) throw new NotFound();
}

/** The transfer of an id, for its history; null when there is none for the actor. */
export const transferWithinReach: RecordType['find'] = async (strapi, actor, id) => {
  const row = /^\d{1,9}$/.test(id) ? await findTransfer(knexOf(strapi), Number(id)) : null;
  return row === null || !isWithinReach(actor, row) ? null : { id: row.id, companyId: null };
};

/** A storeman sends and cancels from their own branch, and receives in it. */
export function ensureMayMove(actor: Actor, transfer: Ends, to: string): void {
  const own = ownBranchOf(actor);
  if (own === null) return;
  const place = to === 'received' ? transfer.target_warehouse_id : transfer.source_warehouse_id;
  if (place !== own) throw new Forbidden();
}
