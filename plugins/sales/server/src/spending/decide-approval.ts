import {
  ForbiddenError,
  isAllowed,
  NotFoundError,
  now,
  reject,
  service,
  ConflictError,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { changeStatusIn } from '../orders/change-status';
import { ordersOf } from '../orders/order.scope';
import { lockOrder, type OrderRow } from '../orders/order.store';
import { tables } from '../uids';
import { ownersOf } from './company-people.store';

export interface Decision {
  readonly orderId: number;
  readonly isApproved: boolean;
  /** Why not; asked for when it is refused. */
  readonly reason: string;
}

/**
 * Approves an order that waits, or refuses it and gives its pieces back; once. Throws ForbiddenError for who does not approve it, ConflictError when it
 * was decided before, ValidationError when its time is over.
 */
export async function decideApproval(tx: Tx, actor: Actor, { orderId, isApproved, reason }: Decision): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isInReach =
    order !== undefined &&
    (await ordersOf(tx.strapi, actor).transacting(tx.trx).where({ id: orderId }).first('id')) !== undefined;
  if (!isInReach) throw new NotFoundError();
  if (!(await mayDecide(tx.strapi, actor, order))) throw new ForbiddenError();
  if (order.status !== 'waiting_approval') throw new ConflictError({ state: order.status });
  if (isApproved && isOver(order)) return reject('approval_over');
  if (isApproved) await service(tx.strapi, 'companies.buying').refuseInactive(actor);
  if (!isApproved && reason === '') return reject('reason_required', 'reason');
  await tx
    .trx(tables.order)
    .where({ id: orderId })
    .update({ approval_decided_by: actor.name, approval_decided_at: now() });
  await changeStatusIn(
    tx,
    isApproved ? { orderId, to: 'pending_payment' } : { orderId, to: 'canceled', reason: `No se aprobó: ${reason}` },
    lendCancel(actor),
  );
}

export const isOver = ({ approval_expires_at: at }: Pick<OrderRow, 'approval_expires_at'>): boolean =>
  at !== null && new Date(at).getTime() <= now().getTime();

/** Whoever the rule names; anybody else of the company who is no secondary user where nobody is named, or who is named is gone. */
export async function mayDecide(
  strapi: Core.Strapi,
  actor: Actor,
  { company_id: companyId, approver_id: approver }: Pick<OrderRow, 'company_id' | 'approver_id'>,
): Promise<boolean> {
  if (!isAllowed(actor, 'sale-order-approvals.decide') || companyId === null || actor.companyId !== companyId)
    return false;
  // Whether a company spends more than it allowed is its own people's word, not that of who acts for them.
  if (actor.onBehalf !== null) return false;
  const owners = await ownersOf(strapi, companyId);
  if (actor.id === null || !owners.includes(actor.id)) return false;
  return approver === null || approver === actor.id || !owners.includes(approver);
}

/** Refusing cancels: judged above, so the house's permission is lent for this one step; the audit keeps the person's name. */
const lendCancel = (actor: Actor): Actor => ({ ...actor, can: new Set([...actor.can, 'sale-orders.manage']) });
