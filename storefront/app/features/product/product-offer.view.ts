import type { ProductAnswer } from '../../api/product-answers';
import { moneyOf, type Money } from '../../lib/format/money';

/** What one piece costs from a number of pieces on. */
export interface VolumePrice {
  readonly from: number;
  readonly price: Money;
}

/** Refurbished pieces of one condition grade in one branch. */
export interface GradeOffer {
  readonly key: string;
  readonly grade: string;
  readonly name: string;
  readonly description: string | null;
  readonly warranty: string | null;
  readonly branch: string;
  readonly pieces: number;
  readonly price: Money;
}

/** Volume prices a buyer has; none for whoever sees no prices, nor for subscriptions (storefront document, section 5). */
export function volumePrices(product: ProductAnswer, isSubscription: boolean): VolumePrice[] {
  if (isSubscription) return [];
  return (product.volume_prices ?? []).flatMap(({ min_quantity: from, price }) => {
    const money = moneyOf(price, product.currency);
    return money === null ? [] : [{ from, price: money }];
  });
}

export function gradeOffers(product: ProductAnswer, isSubscription: boolean): GradeOffer[] {
  if (isSubscription) return [];
  return (product.auctions ?? []).map((auction) => ({
    key: `${auction.auction_type}-${auction.branch.id}`,
    grade: auction.auction_type,
    name: auction.name,
    description: auction.description || null,
    warranty: auction.warranty_text || null,
    branch: auction.branch.name ?? '',
    pieces: auction.quantity,
    price: { amount: auction.price, currency: auction.currency },
  }));
}
