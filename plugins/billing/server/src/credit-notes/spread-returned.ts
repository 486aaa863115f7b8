import type { InvoiceLine } from '../invoices/invoice.store';

type Line = Pick<InvoiceLine, 'id' | 'product_id' | 'unit_price' | 'quantity'>;
type Returned = Pick<InvoiceLine, 'product_id' | 'unit_price' | 'quantity'> & {
  readonly returned_line?: number | null;
};

/**
 * Spreads pieces that came back over the lines of their invoice, by line id. A return that names its line takes that. One of before they did
 * takes, among the lines of the same product and price (it ships from several warehouses), the one of just as many pieces, else all in their order.
 */
export function spreadReturned(lines: readonly Line[], returned: readonly Returned[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  const free = (line: Line): number => line.quantity - (taken.get(line.id) ?? 0);
  for (const { returned_line: id, quantity } of returned)
    if (id != null) taken.set(id, (taken.get(id) ?? 0) + quantity);
  for (const back of returned.filter(({ returned_line: id }) => id == null)) {
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
