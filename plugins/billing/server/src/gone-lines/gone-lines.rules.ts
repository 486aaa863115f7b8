import type { BilledLine, BilledOrder, GoneLine } from '@mayorista/sales/contract';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { InvoiceLine } from '../invoices/invoice.store';

/** A stamped invoice of an order. */
export interface Invoiced {
  readonly id: number;
  readonly lines: readonly Pick<InvoiceLine, 'id' | 'product_id' | 'quantity' | 'unit_price'>[];
}

/** A line that left its order after it was invoiced, with the invoice's line that holds it. */
export interface InvoicedGone {
  readonly gone: GoneLine;
  readonly invoiceId: number;
  readonly lineId: number;
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
  const taken = new Set<number>();
  return gone
    .filter(({ id }) => !credited.has(id))
    .flatMap((line) => {
      const key = keyOf(line.productId, line.unitPrice);
      const left = excess.get(key) ?? 0;
      const found = left < line.quantity ? undefined : findLine(invoices, key, line.quantity, taken);
      if (found === undefined) return [];
      taken.add(found.lineId);
      excess.set(key, left - line.quantity);
      return [{ gone: line, ...found }];
    });
}

/** The line with just as many pieces, else the first with enough. */
function findLine(invoices: readonly Invoiced[], key: string, quantity: number, taken: ReadonlySet<number>) {
  const fitting = invoices
    .flatMap(({ id: invoiceId, lines }) => lines.map((line) => ({ invoiceId, lineId: line.id, line })))
    .filter(
      ({ line, lineId }) =>
        keyOf(line.product_id, line.unit_price) === key && line.quantity >= quantity && !taken.has(lineId),
    );
  const found = fitting.find(({ line }) => line.quantity === quantity) ?? fitting[0];
  return found === undefined ? undefined : { invoiceId: found.invoiceId, lineId: found.lineId };
}
