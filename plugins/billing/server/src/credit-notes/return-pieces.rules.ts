import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { InvoiceRow } from '../invoices/invoice.store';
import type { NewLine } from '../invoices/order-lines';
import { fitLines, totalsOfLines } from './fit-lines.rules';

/** Pieces by line of the invoice. */
export type Pieces = ReadonlyMap<number, number>;

/** What credit notes in force have taken of an invoice. */
export interface Credited {
  /** Pieces that came back. */
  readonly pieces: Pieces;
  /** Totals of the notes of those pieces. */
  readonly byPieces: string;
  /** Totals of all notes. */
  readonly all: string;
}

type Invoice = Pick<InvoiceRow, 'total' | 'lines'>;
type Line = Invoice['lines'][number];

/** Adds up the pieces that a note names, by line. */
export function piecesOf(returned: readonly { readonly lineId: number; readonly quantity: number }[]): Pieces {
  const pieces = new Map<number, number>();
  for (const { lineId, quantity } of returned) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
}

/**
 * Builds the lines of what comes back of an invoice. What the invoice then still comes to is what an invoice of the pieces that stay would; the
 * note takes the difference, so that notes piece by piece come to the whole, and the last takes what is left. It never takes more than that;
 * where nothing is left the lines are those of the pieces, and whoever issues them is told so.
 */
export function returnLines(invoice: Invoice, credited: Credited, returned: Pieces): NewLine[] {
  const kept = new Map(invoice.lines.map(({ id, quantity }) => [id, quantity - (credited.pieces.get(id) ?? 0)]));
  const before = new Map(kept);
  for (const [id, quantity] of returned) kept.set(id, (kept.get(id) ?? 0) - quantity);
  const natural = invoice.lines.flatMap((line) => {
    const quantity = returned.get(line.id) ?? 0;
    if (quantity <= 0) return [];
    const net = decimal(netOf(line, before.get(line.id) ?? 0)).minus(netOf(line, kept.get(line.id) ?? 0));
    return [{ ...toNew(line, quantity, net.toString()), returned_line: line.id }];
  });
  const left = decimal(invoice.total).minus(credited.all);
  const stays = invoice.lines.flatMap((line) => {
    const quantity = kept.get(line.id) ?? 0;
    return quantity > 0 ? [toNew(line, quantity, netOf(line, quantity))] : [];
  });
  const wanted = decimal(invoice.total).minus(credited.byPieces).minus(totalsOfLines(stays).total);
  // Notes that were written before, or canceled since, may have taken the cents of these.
  const due = wanted.greaterThan(0) ? wanted : decimal(totalsOfLines(natural).total);
  const takes = due.lessThan(left) ? due : left;
  return takes.greaterThan(0) ? fitLines(natural, roundToCents(takes)) : natural;
}

/** Returns what some pieces of a line cost, less their part of its discount. */
const netOf = ({ unit_price: price, quantity: all, discount }: Line, pieces: number): string =>
  roundToCents(decimal(price).minus(decimal(discount).dividedBy(all)).times(Math.max(pieces, 0)));

function toNew({ id: _id, ...line }: Line, quantity: number, net: string): NewLine {
  const amount = decimal(line.unit_price).times(quantity);
  return { ...line, quantity, amount: amount.toFixed(4), discount: amount.minus(net).toFixed(4) };
}
