import { service, type Core } from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { CartRow, LineRow } from './cart.store';
import { authorisedPercent } from './line-prices';
import { isRefurbished } from './refurbished';

/**
 * Picks the lines of new pieces that reach a volume tier or were granted a special discount: those that the order charges otherwise than
 * the card of one piece says.
 */
export async function linesAtOwnPrice(
  strapi: Core.Strapi,
  cart: CartRow,
  lines: readonly LineRow[],
): Promise<readonly LineRow[]> {
  const fresh = lines.filter((line) => !isRefurbished(line));
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
