import { service, type Core } from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart.view';
import { linePrices } from './line-prices';
import { isRefurbished } from './refurbished';

/**
 * Unit prices, by line id, of the new pieces of which a line has so many that a volume tier is reached: what the order will
 * charge. Other lines have the price of one piece, as their card says it.
 */
export async function volumePrices(
  strapi: Core.Strapi,
  viewer: CartViewer,
  cart: CartRow,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, Price>> {
  const several = lines.filter((line) => line.quantity > 1 && !isRefurbished(line));
  if (several.length === 0) return new Map();
  const tiers = await service(strapi, 'pricing.prices').volumeQuantitiesOf(several.map((line) => line.product_id));
  const reached = several.filter(({ product_id: id, quantity }) =>
    tiers.get(id)?.some((smallest) => smallest <= quantity),
  );
  return linePrices(
    strapi,
    viewer,
    cart,
    reached.map((line) => ({ line })),
  );
}
