import type { ProductAnswer } from '../../api/product-answers';
import { moneyOf, type Money } from '../../lib/format/money';

/** What one piece costs from a number of pieces on. */
export interface VolumePrice {
  readonly from: number;
  readonly price: Money;
}

type VolumePricedAnswer = Pick<ProductAnswer, 'currency' | 'volume_prices'>;

/** Volume prices a buyer has; none for whoever sees no prices, nor for subscriptions (storefront document, section 5). */
export function volumePrices(product: VolumePricedAnswer, isSubscription: boolean): VolumePrice[] {
  if (isSubscription) return [];
  return (product.volume_prices ?? []).flatMap(({ min_quantity: from, price }) => {
    const money = moneyOf(price, product.currency);
    return money === null ? [] : [{ from, price: money }];
  });
}

/** The volume price of so many pieces; null below the first. */
export const volumePriceAt = (prices: readonly VolumePrice[], pieces: number): Money | null =>
  prices.findLast(({ from }) => from <= pieces)?.price ?? null;
