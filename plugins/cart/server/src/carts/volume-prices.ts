import { service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart.view';
import { isRefurbished } from './refurbished';

/**
 * Unit prices, by line id, of the new pieces of which a line has so many that a volume tier is reached: what the order will
 * charge. Other lines have the price of one piece, as their card says it.
 */
export async function volumePrices(
  strapi: Core.Strapi,
  { actor }: CartViewer,
  { currency }: CartRow,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, Price>> {
  const several = lines.filter((line) => line.quantity > 1 && !isRefurbished(line));
  if (several.length === 0) return new Map();
  const prices = service(strapi, 'pricing.prices');
  const tiers = await prices.volumeQuantitiesOf(several.map((line) => line.product_id));
  const reached = several.filter(({ product_id: id, quantity }) =>
    tiers.get(id)?.some((smallest) => smallest <= quantity),
  );
  const buyer = reached.length === 0 ? null : await prices.buyerOf(actor, currency);
  if (buyer === null) return new Map();
  const rows = await service(strapi, 'catalogue.cards').rows(reached.map((line) => line.product_id));
  const products = new Map(rows.map((row) => [row.id, row]));
  const questions = reached.flatMap((line) => {
    const product = products.get(line.product_id);
    return product === undefined ? [] : [{ line, product, quantity: line.quantity }];
  });
  const answers = await prices.forBuyer(buyer, questions);
  return new Map(
    questions.flatMap(({ line }, index) => {
      const price = answers[index];
      return price === undefined ? [] : [[line.id, price] as const];
    }),
  );
}
