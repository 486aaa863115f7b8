import { service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import { discountOf } from './cart.parts';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart-viewer';

/** Of which line the price is wanted, and the percent off of its condition grade where it has one. */
export interface PricedLine {
  readonly line: LineRow;
  readonly gradePercent?: string;
}

/** Percent that an authorised person granted for a line: its own, else the cart's; null without. */
export const authorisedPercent = (cart: CartRow, line: LineRow): string | null =>
  (discountOf(line) ?? discountOf(cart))?.percent ?? null;

/** Unit prices by line id, each for its line's quantity, in the cart's currency; lines of unknown products are left out. */
export async function linePrices(
  strapi: Core.Strapi,
  { actor }: CartViewer,
  cart: CartRow,
  lines: readonly PricedLine[],
): Promise<ReadonlyMap<number, Price>> {
  const prices = service(strapi, 'pricing.prices');
  const { currency } = cart;
  const buyer = lines.length === 0 ? null : await prices.buyerOf(actor, currency);
  if (buyer === null) return new Map();
  const ids = [...new Set(lines.map(({ line }) => line.product_id))];
  const products = new Map((await service(strapi, 'catalogue.cards').rows(ids)).map((row) => [row.id, row]));
  const questions = lines.flatMap(({ line, gradePercent }) => {
    const product = products.get(line.product_id);
    return product === undefined
      ? []
      : [{ line, product, quantity: line.quantity, gradePercent, authorisedPercent: authorisedPercent(cart, line) }];
  });
  const answers = await prices.forBuyer(buyer, questions);
  return new Map(
    questions.flatMap(({ line }, index) => {
      const price = answers[index];
      return price === undefined ? [] : [[line.id, price] as const];
    }),
  );
}
