import type { InvoiceLine } from '../invoices/invoice.store';

type Line = Pick<InvoiceLine, 'id' | 'product_id' | 'unit_price' | 'quantity'>;

/**
 * Spreads pieces that came back over the lines of their invoice, by line id. A product may stand in several lines at one price, for it ships
 * from several warehouses: a return takes the line of just as many pieces where there is one, else the lines in their order.
 */
export function spreadReturned(lines: readonly Line[], returned: readonly Line[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  const free = (line: Line): number => line.quantity - (taken.get(line.id) ?? 0);
  for (const back of returned) {
    const same = lines.filter((line) => line.product_id === back.product_id && line.unit_price === back.unit_price);
    const exact = same.find((line) => free(line) === back.quantity);
    let left = back.quantity;
    for (const line of exact === undefined ? same : [exact]) {
      const pieces = Math.min(left, free(line));
      taken.set(line.id, (taken.get(line.id) ?? 0) + pieces);
      left -= pieces;
    }
  }
  return taken;
}
