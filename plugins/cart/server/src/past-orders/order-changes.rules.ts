import type { OrderContents } from '@mayorista/sales/contract';
import { changesSince, type Change, type Seen, type SeenLine } from '../stages/judge-again.rules';

type Line = SeenLine & { readonly id: number; readonly product_id: number; readonly auction_type: string | null };

interface Shown {
  readonly currency: string;
  readonly shipping_cost: string;
  readonly cart_details: readonly (Line & { readonly product: unknown })[];
}

/**
 * Lists what is another than when the order was placed, of the products that are in the cart again: prices in the same currency, pieces that are
 * missing, products that are not sold any more.
 */
export function changesSinceOrder({ lines, currency }: OrderContents, now: Shown): Change[] {
  const bought = new Map(lines.map((line) => [`${line.productId}:${line.grade}`, line]));
  const seen = now.cart_details.flatMap((line): [string, SeenLine][] => {
    const past = bought.get(`${line.product_id}:${line.auction_type ?? 'Stock'}`);
    if (past === undefined) return [];
    const unit_price = currency === now.currency ? past.unitPrice : line.unit_price;
    const available = line.available === null ? null : line.quantity;
    return [
      [
        String(line.id),
        { quantity: line.quantity, unit_price, available, promised_on: line.promised_on, is_valid: true },
      ],
    ];
  });
  const before: Seen = { shipping_cost: now.shipping_cost, lines: Object.fromEntries(seen) };
  return changesSince(before, now);
}
