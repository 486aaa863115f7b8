import type { FieldError } from '@mayorista/kernel';
import { isWanted, type LineFulfilment, type OrderStatus } from '../../../order.states';

/** A line of an order, as a shipment looks at it. */
export interface ShippableLine {
  readonly id: number;
  readonly productId: number;
  /** Where its pieces were taken from; null while they are awaited. */
  readonly branchId: number | null;
  readonly fulfilment: LineFulfilment;
  readonly quantity: number;
  /** Pieces that left already. */
  readonly shipped: number;
  /** Pieces that other shipments of the order hold and that have not left. */
  readonly held: number;
}

export interface ShipmentLine {
  readonly detail_id: number;
  readonly quantity: number;
}

/** States of an order in which its pieces may be picked. */
const open: readonly OrderStatus[] = ['paid', 'preparing', 'ready', 'partially_shipped'];

const isShippable = (status: OrderStatus): boolean => open.includes(status);

/** Pieces of a line that may still be put into a shipment. */
const leftOf = (line: ShippableLine): number =>
  isWanted(line) ? Math.max(0, line.quantity - line.shipped - line.held) : 0;

/** Lists every reason why these lines cannot be in a shipment of an order from a warehouse. */
export function judgeLines(
  given: readonly ShipmentLine[],
  known: readonly ShippableLine[],
  { branchId, status }: { readonly branchId: number; readonly status: OrderStatus },
): FieldError[] {
  if (!isShippable(status)) return [{ code: 'order_not_shippable', field: 'sale_order_id' }];
  if (given.length === 0) return [{ code: 'shipment_without_lines', field: 'lines' }];
  const byId = new Map(known.map((line) => [line.id, line]));
  return given.flatMap(({ detail_id: id, quantity }, at): FieldError[] => {
    const line = byId.get(id);
    if (line === undefined) return [{ code: 'not_in_this_order', field: `lines.${at}.detail_id` }];
    if (!isWanted(line)) return [{ code: 'line_not_wanted', field: `lines.${at}.detail_id` }];
    if (line.branchId !== null && line.branchId !== branchId)
      return [{ code: 'line_of_other_warehouse', field: `lines.${at}.detail_id` }];
    const left = leftOf(line);
    return quantity > left ? [{ code: 'above_left', field: `lines.${at}.quantity`, params: { left } }] : [];
  });
}

/** What an order is once its shipments are looked at: nothing left, some, or all of what is still wanted. */
export function statusAfter(lines: readonly ShippableLine[]): 'partially_shipped' | 'shipped' | null {
  const wanted = lines.filter(isWanted);
  if (!wanted.some(({ shipped }) => shipped > 0)) return null;
  return wanted.every(({ shipped, quantity }) => shipped >= quantity) ? 'shipped' : 'partially_shipped';
}
