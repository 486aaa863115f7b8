import { isAllowed, type Actor } from '@mayorista/kernel';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { DetailRow, OrderRow } from './order.store';

type Marked = Pick<OrderRow, 'marked_total'>;

/**
 * Tells whether an order has amounts with the company's mark-up beside those that are charged: one of a secondary user's. Those of before the
 * mark-up stopped being charged have none, and stay as they were charged.
 */
export const isMarkedUpOrder = ({ marked_total: total }: Marked): boolean => total != null;

/**
 * Tells whether somebody is shown orders with the mark-up alone: a secondary user, whom what their company pays, where and with which
 * reference is no business of. Whoever works on orders hands over and collects what is charged.
 */
export const readsMarkedUp = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.roles.includes('secondary_user') && !isAllowed(actor, 'sale-orders.manage');

/** Tells whether what is charged for an order is kept from an actor. */
export const hidesCharged = (order: Marked, actor: Actor): boolean => isMarkedUpOrder(order) && readsMarkedUp(actor);

/** Returns an order with the amounts that an actor may see in place of those that are charged, and without how it is paid. */
export const orderAsSeen = (order: OrderRow, actor: Actor): OrderRow =>
  hidesCharged(order, actor)
    ? {
        ...order,
        subtotal: order.marked_subtotal ?? order.subtotal,
        iva: order.marked_iva ?? order.iva,
        total: order.marked_total ?? order.total,
        payment_reference: null,
      }
    : order;

/** Returns lines of an order with the amounts that an actor may see. */
export const linesAsSeen = (order: Marked, lines: readonly DetailRow[], actor: Actor): readonly DetailRow[] =>
  hidesCharged(order, actor) ? lines.map(lineMarkedUp) : lines;

/** Returns a line with the company's mark-up on its amounts. */
export function lineMarkedUp(line: DetailRow): DetailRow {
  const { marked_unit_price: price } = line;
  if (price == null) return line;
  return { ...line, unit_price: price, subtotal: roundToCents(decimal(price).times(line.quantity)) };
}
