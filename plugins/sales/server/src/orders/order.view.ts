import { instant, isAllowed, nextStates, roundToCents, type Actor } from '@mayorista/kernel';
import { orderMachine } from './order.machine';
import type { DetailRow, OrderRow } from './order.store';

const cents = (value: string | number | null): string => roundToCents(value ?? 0);

/** An order in a list. */
export const orderSummary = (order: OrderRow, branch: { id: number; name: string } | null) => ({
  id: order.id,
  folio: order.folio,
  status: order.status,
  status_label: orderMachine.labels[order.status] ?? order.status,
  placed_at: instant(new Date(order.placed_at)),
  currency: order.currency,
  subtotal: cents(order.subtotal),
  shipping_cost: cents(order.shipping_cost),
  iva: cents(order.iva),
  iva_rate: String(order.iva_rate),
  total: cents(order.total),
  branch,
  payment_method: order.payment_method,
  payment_reference: order.payment_reference,
  buyer_name: order.buyer_name,
  company_name: order.company_name,
});

interface Around {
  readonly branch: { id: number; name: string } | null;
  readonly details: readonly DetailRow[];
  readonly events: readonly { happened_at: Date | string | number; label: string }[];
  readonly actor: Actor;
}

/** An order's page; why each price is what it is, and the next steps, are for staff. */
export function orderView(order: OrderRow, { branch, details, events, actor }: Around) {
  const isStaff = isAllowed(actor, 'sale-orders.manage') || actor.kind === 'staff';
  return {
    ...orderSummary(order, branch),
    exchange_rate: order.exchange_rate === null ? null : String(order.exchange_rate),
    details: details.map((line) => ({
      product_id: line.product_id,
      name: line.name,
      model: line.model,
      image_full_path: line.image_url,
      quantity: line.quantity,
      unit_price: cents(line.unit_price),
      subtotal: cents(line.subtotal),
      ...(isStaff ? { list_price: cents(line.list_price), price_steps: JSON.parse(line.price_steps ?? '[]') as unknown } : {}),
    })),
    history: events.map(({ happened_at, label }) => ({ at: instant(new Date(happened_at)), label })),
    ...(isStaff ? { next_states: nextStates(orderMachine, order.status, { lineCount: details.length }, actor) } : {}),
  };
}
