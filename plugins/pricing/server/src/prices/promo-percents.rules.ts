type Percent = string | number | null;

/** What of a product's own prices decides about promos. */
export interface PromoPrices {
  readonly fixed_price: Percent;
  readonly promo_discount: Percent;
  readonly promo_level_1: Percent;
  readonly promo_level_2: Percent;
  readonly promo_level_3: Percent;
  readonly promo_level_4: Percent;
  readonly promo_level_5: Percent;
  readonly promo_level_6: Percent;
}

/** What counts as a promo at all. */
const anyPercent = 0.01;

/**
 * Percents below the list price at levels 1 to 6: the best of the product's own promo, a dated one in force and the level's. Without
 * a promo that is the product's or dated, what a level gets is its price and no promo; a fixed price ends every promo (design 5).
 */
export function promoPercents(prices: PromoPrices, datedPercent: number): number[] {
  const levels = [
    prices.promo_level_1,
    prices.promo_level_2,
    prices.promo_level_3,
    prices.promo_level_4,
    prices.promo_level_5,
    prices.promo_level_6,
  ].map(Number);
  const own = Math.max(Number(prices.promo_discount), datedPercent);
  if (Number(prices.fixed_price) > 0 || own < anyPercent) return levels.map(() => 0);
  return levels.map((level) => Math.max(level, own));
}
