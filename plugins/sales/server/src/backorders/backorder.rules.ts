import type { FieldError } from '@mayorista/kernel';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { OrderStatus } from '../../../order.states';
import type { PaymentRow } from '../payments/payment.store';
import type { DetailRow } from '../orders/order.store';

/** Lists every reason why a line that waits cannot be changed any more. */
export function judgeBackorder(
  status: OrderStatus,
  { fulfilment }: Pick<DetailRow, 'fulfilment'>,
  parts: readonly Pick<PaymentRow, 'status'>[],
): FieldError[] {
  return [
    ...(status === 'canceled' ? [{ code: 'already_canceled' }] : []),
    ...(status === 'delivered' ? [{ code: 'order_delivered' }] : []),
    ...(fulfilment === 'backorder' ? [] : [{ code: 'line_not_waiting' }]),
    ...(parts.some((part) => part.status === 'in_review') ? [{ code: 'order_receipt_in_review' }] : []),
  ];
}

/** What one part of a payment is lowered by. */
export interface Lowered {
  readonly part: PaymentRow;
  /** Above zero. */
  readonly by: string;
}

/**
 * Spreads what an order costs less over the parts of its payment: what is still to come first, then what was received outside the
 * credit line, then credit; within each the last chosen first. Together they come to `less`, as far as the parts hold it.
 */
export function lowerParts(parts: readonly PaymentRow[], less: string): Lowered[] {
  let left = decimal(less);
  const turn = ({ status, method }: PaymentRow): number => (status === 'pending' ? 0 : method === 'credit' ? 2 : 1);
  const open = parts
    .filter(({ status }) => status === 'pending' || status === 'received')
    .toSorted((a, b) => turn(a) - turn(b) || b.number - a.number);
  return open.flatMap((part) => {
    const held = decimal(part.amount).minus(part.refunded ?? 0);
    const by = held.lessThan(left) ? held : left;
    if (by.lessThanOrEqualTo(0)) return [];
    left = left.minus(by);
    return [{ part, by: roundToCents(by) }];
  });
}
