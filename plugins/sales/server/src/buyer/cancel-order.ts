import {
  isAllowed,
  ForbiddenError,
  NotFoundError,
  ValidationError,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import { changeStatusIn } from '../orders/change-status';
import { lockOrder, type OrderRow } from '../orders/order.store';
import { lockPayments, type PaymentRow } from '../payments/payment.store';

interface Cancellation {
  readonly orderId: number;
  readonly reason: string;
}

/**
 * Cancels an order in its buyer's name while nothing of it was paid or prepared; pieces and ledgers are given back in the caller's transaction.
 * The caller has found the order within the actor's reach. Throws ValidationError with every reason.
 */
export async function cancelAsBuyer(tx: Tx, actor: Actor, { orderId, reason }: Cancellation): Promise<void> {
  if (!isAllowed(actor, 'sale-orders.cancel')) throw new ForbiddenError();
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new NotFoundError();
  const refusals = judgeBuyerCancellation(order, await lockPayments(tx, orderId));
  if (refusals.length > 0) throw new ValidationError(refusals);
  // Judged above by the buyer's own rule: the house's permission is lent for this one step, and the audit keeps the buyer's name.
  const lent: Actor = { ...actor, can: new Set([...actor.can, 'sale-orders.manage']) };
  await changeStatusIn(tx, { orderId, to: 'canceled', reason }, lent);
}

/** Lists why a buyer cannot cancel any more. Money of the company's own ledgers is given back at once, so it does not count as paid. */
export function judgeBuyerCancellation(
  { status }: Pick<OrderRow, 'status'>,
  parts: readonly Pick<PaymentRow, 'method' | 'status'>[],
): FieldError[] {
  if (status === 'canceled') return [{ code: 'already_canceled' }];
  const isOutside = ({ method }: Pick<PaymentRow, 'method'>): boolean => method !== 'credit' && method !== 'wallet';
  const isPaid =
    (status !== 'pending_payment' && status !== 'waiting_approval') ||
    parts.some((part) => isOutside(part) && part.status === 'received');
  const isInReview = parts.some((part) => part.status === 'in_review');
  return [
    ...(isPaid ? [{ code: 'order_already_paid' }] : []),
    ...(isInReview ? [{ code: 'order_receipt_in_review' }] : []),
  ];
}
