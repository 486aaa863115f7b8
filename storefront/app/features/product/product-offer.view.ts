import type { ProductAnswer } from '../../api/product-answers';
import type { Money } from '../../lib/format/money';

/** Refurbished pieces of one condition grade in one branch. */
export interface GradeOffer {
  readonly key: string;
  readonly grade: string;
  readonly name: string;
  readonly description: string | null;
  /** Months that pieces of the grade are covered; 0 is sold without warranty. */
  readonly warrantyMonths: number;
  /** The same as staff word it. */
  readonly warranty: string | null;
  readonly branch: string;
  readonly pieces: number;
  readonly price: Money;
}

export function gradeOffers(product: ProductAnswer, isSubscription: boolean): GradeOffer[] {
  if (isSubscription) return [];
  return (product.auctions ?? []).map((auction) => ({
    key: `${auction.auction_type}-${auction.branch.id}`,
    grade: auction.auction_type,
    name: auction.name,
    description: auction.description || null,
    warrantyMonths: auction.warranty_months ?? 0,
    warranty: auction.warranty_text || null,
    branch: auction.branch.name ?? '',
    pieces: auction.quantity,
    price: { amount: auction.price, currency: auction.currency },
  }));
}
