import { service, type Core } from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart-viewer';
import { authorisedPercent, linePrices } from './line-prices';
import { isRefurbished } from './refurbished';
import type { RefurbishedLine } from './refurbished-lines';

interface Lines {
  readonly lines: readonly LineRow[];
  /** The grades that refurbished pieces are sold by, by line id. */
  readonly refurbished: ReadonlyMap<number, RefurbishedLine>;
  /** Every line is wanted: what the company pays is on no card of a secondary user's. */
  readonly ofAll: boolean;
}

/**
 * Prices, all at once, the lines that the order charges otherwise than the card of one piece says: refurbished pieces, and new ones that
 * reach a volume tier or were granted a special discount. By line id.
 */
export async function ownPrices(
  strapi: Core.Strapi,
  viewer: CartViewer,
  cart: CartRow,
  { lines, refurbished, ofAll }: Lines,
): Promise<ReadonlyMap<number, Price>> {
  const graded = lines.flatMap((line) => {
    const found = refurbished.get(line.id);
    return found === undefined ? [] : [{ line, gradePercent: found.gradePercent }];
  });
  const fresh = lines.filter((line) => !isRefurbished(line));
  const special = (ofAll ? fresh : await specialLines(strapi, cart, fresh)).map((line) => ({ line }));
  return linePrices(strapi, viewer, cart, [...special, ...graded]);
}

/** Picks the lines of new pieces that reach a volume tier or were granted a special discount. */
async function specialLines(
  strapi: Core.Strapi,
  cart: CartRow,
  fresh: readonly LineRow[],
): Promise<readonly LineRow[]> {
  const several = fresh.filter((line) => line.quantity > 1);
  const tiers =
    several.length === 0
      ? new Map<number, readonly number[]>()
      : await service(strapi, 'pricing.prices').volumeQuantitiesOf(several.map((line) => line.product_id));
  return fresh.filter(
    (line) =>
      authorisedPercent(cart, line) !== null ||
      tiers.get(line.product_id)?.some((smallest) => smallest <= line.quantity) === true,
  );
}
