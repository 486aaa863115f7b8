import { isAllowed, type Actor } from '@mayorista/kernel';
import type { BuyerMay } from '../../../contract';
import { hidesCharged } from '../orders/order.amounts';
import type { OrderRow } from '../orders/order.store';
import type { PaymentRow } from '../payments/payment.store';
import { judgeBuyerCancellation } from './cancel-order';

/** Says what the buyer's page offers, by the rules that its calls are judged by. */
export function buyerMay(
  order: Pick<OrderRow, 'status' | 'user_id' | 'marked_total'>,
  parts: readonly Pick<PaymentRow, 'method' | 'status'>[],
  actor: Actor,
): BuyerMay {
  const cancel = isAllowed(actor, 'sale-orders.cancel') && judgeBuyerCancellation(order, parts).length === 0;
  const isOwed = parts.some(({ status }) => status === 'pending' || status === 'in_review');
  return {
    cancel,
    edit: cancel && actor.kind === 'person' && order.user_id === actor.id,
    send_receipt:
      isAllowed(actor, 'sale-order-payment-receipts.write') &&
      !hidesCharged(order, actor) &&
      order.status !== 'canceled' &&
      order.status !== 'waiting_approval' &&
      isOwed,
  };
}
