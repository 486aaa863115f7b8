import { now, type Actor, type Tx } from '@mayorista/kernel';
import { changeStatusIn } from '../orders/change-status';
import { insertEvent, lockOrder } from '../orders/order.store';
import { lockPayments, updatePayment } from '../payments/payment.store';
import { tables } from '../uids';

interface Part {
  readonly orderId: number;
  readonly partId: number;
}

/** Marks a part of an order's payment as received, and the order as paid once nothing of it is still to come. Throws ValidationError, ForbiddenError. */
export async function receivePart(tx: Tx, { orderId, partId }: Part, actor: Actor): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const parts = await lockPayments(tx, orderId);
  await updatePayment(tx, partId, { status: 'received', received_at: now() });
  const isOpen = parts.some(({ id, status }) => id !== partId && (status === 'pending' || status === 'in_review'));
  if (order?.status !== 'pending_payment') return;
  if (isOpen) {
    await insertEvent(tx, orderId, { status: order.status, told: { event: 'part_received' }, actorName: actor.name });
  } else await changeStatusIn(tx, { orderId, to: 'paid' }, actor);
}

/** Lets a part wait for its payment again, unless another receipt of it is still in review. */
export async function returnPart(
  tx: Tx,
  { orderId, partId, receiptId }: Part & { readonly receiptId: number },
): Promise<void> {
  const part = (await lockPayments(tx, orderId)).find(({ id }) => id === partId);
  const other = await tx
    .trx(tables.receipt)
    .where({ payment_id: partId, state: 'in_review' })
    .whereNot({ id: receiptId })
    .first('id');
  if (part?.status === 'in_review' && other === undefined) await updatePayment(tx, partId, { status: 'pending' });
}
