import { now, roundToCents, service, type Actor, type Tx } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import '@mayorista/payments/contract';
import type { OrderRow } from '../orders/order.store';
import { lockPayments, updatePayment, type PaymentRow } from './payment.store';

/** Marks what was still to come of an order's payment as received: staff saw the money. */
export async function receivePayments(tx: Tx, orderId: number): Promise<void> {
  for (const part of await lockPayments(tx, orderId))
    if (part.status === 'pending' || part.status === 'in_review')
      await updatePayment(tx, part.id, { status: 'received', received_at: now() });
}

/**
 * Ends an order's payment because the order is canceled: what was to come is not owed any more, what was received goes back to where it
 * came from: credit to the credit line, everything else to the company's wallet. Returns what went to the wallet.
 */
export async function cancelPayments(
  tx: Tx,
  { id, company_id: companyId }: Pick<OrderRow, 'id' | 'company_id'>,
  actor: Actor,
): Promise<string> {
  let toWallet = decimal(0);
  for (const part of await lockPayments(tx, id)) {
    if (part.status === 'canceled') continue;
    const left = roundToCents(decimal(part.amount).minus(part.refunded ?? 0));
    const isReceived = part.status === 'received' && companyId !== null && decimal(left).greaterThan(0);
    if (isReceived) await giveBack(tx, part, { companyId, amount: left, source: `${id}:canceled`, actor });
    if (isReceived && part.method !== 'credit') toWallet = toWallet.plus(left);
    await updatePayment(tx, part.id, {
      status: 'canceled',
      refunded: isReceived ? part.amount : (part.refunded ?? '0'),
    });
  }
  return roundToCents(toWallet);
}

interface GivenBack {
  readonly companyId: number;
  readonly amount: string;
  /** What it is given back for, once for each part. */
  readonly source: string;
  readonly actor: Actor;
}

/** Gives back (some of) a received part: to the credit line it was charged to, or to the wallet. */
export async function giveBack(
  tx: Tx,
  part: PaymentRow,
  { companyId, amount, source, actor }: GivenBack,
): Promise<void> {
  const ledger = part.method === 'credit' ? 'credit' : 'wallet';
  await service(tx.strapi, `payments.${ledger}`).refund(tx, {
    companyId,
    currency: part.currency,
    amount,
    source: { type: 'sale-order', id: `${source}:${part.number}` },
    actorName: actor.name,
    ...(ledger === 'credit' ? { appliedTo: `sale-order:${part.sale_order_id}` } : {}),
  });
}
