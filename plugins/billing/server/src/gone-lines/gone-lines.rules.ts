import type { BilledLine, BilledOrder, GoneLine } from '@mayorista/sales/contract';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { ReturnablePieces } from '../../../contract';
import type { InvoiceLine } from '../invoices/invoice.store';

/** A stamped invoice of an order. */
export interface Invoiced {
  readonly id: number;
  readonly lines: readonly Pick<InvoiceLine, 'id' | 'product_id' | 'quantity' | 'unit_price'>[];
  /** Pieces that came back, by line. */
  readonly returned: ReadonlyMap<number, number>;
}

/** A line that left its order after it was invoiced, with the invoices' lines that hold its pieces. */
export interface InvoicedGone {
  readonly gone: GoneLine;
  readonly parts: readonly ReturnablePieces[];
}

type Order = Pick<BilledOrder, 'lines' | 'gone'>;
type Priced = Pick<BilledLine, 'productId' | 'unitPrice' | 'quantity'>;

const keyOf = (productId: number | null, unitPrice: string): string =>
  `${productId ?? ''}:${roundToCents(decimal(unitPrice))}`;

const count = (lines: readonly Priced[], key: string): number =>
  lines.reduce((sum, line) => (keyOf(line.productId, line.unitPrice) === key ? sum + line.quantity : sum), 0);

/**
 * Lists the lines that an order does not have any more and its invoices do: an invoice drawn after the change never had them. `credited` are the
 * ids of those whose note was written before.
 */
export function invoicedGone(
  { lines, gone }: Order,
  invoices: readonly Invoiced[],
  credited: ReadonlySet<number>,
): InvoicedGone[] {
  const noted = gone.filter(({ id }) => credited.has(id));
  const excess = new Map<string, number>();
  for (const { lines: billed } of invoices)
    for (const { product_id: productId, unit_price: unitPrice, quantity } of billed) {
      const key = keyOf(productId, unitPrice);
      excess.set(key, (excess.get(key) ?? 0) + quantity);
    }
  for (const [key, quantity] of excess) excess.set(key, quantity - count(lines, key) - count(noted, key));
  const taken = new Map<number, number>();
  return gone
    .filter(({ id }) => !credited.has(id))
    .flatMap((line) => {
      const key = keyOf(line.productId, line.unitPrice);
      const left = excess.get(key) ?? 0;
      const parts = left < line.quantity ? [] : findPieces(invoices, key, line.quantity, taken);
      if (parts.length === 0) return [];
      for (const part of parts)
        for (const { lineId, quantity } of part.lines) taken.set(lineId, (taken.get(lineId) ?? 0) + quantity);
      excess.set(key, left - line.quantity);
      return [{ gone: line, parts }];
    });
}

/** The line with just as many pieces that have not come back, else all of them in their order; none where they are too few. */
function findPieces(
  invoices: readonly Invoiced[],
  key: string,
  quantity: number,
  taken: ReadonlyMap<number, number>,
): ReturnablePieces[] {
  const fitting = invoices.flatMap(({ id: invoiceId, lines, returned }) =>
    lines
      .filter((line) => keyOf(line.product_id, line.unit_price) === key)
      .map((line) => ({
        invoiceId,
        lineId: line.id,
        free: line.quantity - (returned.get(line.id) ?? 0) - (taken.get(line.id) ?? 0),
      })),
  );
  const exact = fitting.find(({ free }) => free === quantity);
  const parts = new Map<number, { lineId: number; quantity: number }[]>();
  let left = quantity;
  for (const { invoiceId, lineId, free } of exact === undefined ? fitting : [exact]) {
    const pieces = Math.min(left, free);
    if (pieces <= 0) continue;
    left -= pieces;
    parts.set(invoiceId, [...(parts.get(invoiceId) ?? []), { lineId, quantity: pieces }]);
  }
  return left > 0 ? [] : [...parts].map(([invoiceId, lines]) => ({ invoiceId, lines }));
}
