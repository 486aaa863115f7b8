import { service, type Core } from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart-viewer';
import { authorisedPercent, linePrices } from './line-prices';
import { isRefurbished } from './refurbished';

/**
 * Unit prices, by line id, of the new pieces whose line reaches a volume tier or was granted a special discount: what the order
 * will charge. Other lines have the price of one piece, as their card says it.
 */
export async function volumePrices(
  strapi: Core.Strapi,
  viewer: CartViewer,
  cart: CartRow,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, Price>> {
  const fresh = lines.filter((line) => !isRefurbished(line));
  const several = fresh.filter((line) => line.quantity > 1);
  const tiers =
    several.length === 0
      ? new Map<number, readonly number[]>()
      : await service(strapi, 'pricing.prices').volumeQuantitiesOf(several.map((line) => line.product_id));
  const special = fresh.filter(
    (line) =>
      authorisedPercent(cart, line) !== null ||
      tiers.get(line.product_id)?.some((smallest) => smallest <= line.quantity) === true,
  );
  if (special.length === 0) return new Map();
  return linePrices(
    strapi,
    viewer,
    cart,
    special.map((line) => ({ line })),
  );
}
