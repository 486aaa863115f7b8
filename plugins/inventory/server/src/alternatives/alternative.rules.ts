import { decimal, type Numeric } from '@mayorista/kernel/shared';

export interface Compared {
  readonly id: number;
  readonly listPrice: Numeric | null;
  /** Key values of the datasheet by characteristic. */
  readonly values: ReadonlyMap<string, string>;
}

/** An alternative costs between half and twice what the product does. */
export const nearest = 0.5;
export const farthest = 2;

/** How the price of an alternative stands to the product's: 1 is the same; null when either has none. */
function priceRatio(product: Compared, other: Compared): number | null {
  const [own, its] = [decimal(product.listPrice ?? 0), decimal(other.listPrice ?? 0)];
  return own.isZero() || its.isZero() ? null : its.dividedBy(own).toNumber();
}

/** Characteristics in which both have the same value. */
export const matchingValues = (product: Compared, other: Compared): string[] =>
  [...product.values].flatMap(([key, value]) => (other.values.get(key) === value ? [key] : []));

/** Those near in price: first the ones that share more key values, then the nearest in price. */
export function rankAlternatives(product: Compared, others: readonly Compared[]): Compared[] {
  return others
    .map((other) => {
      const ratio = priceRatio(product, other);
      return { other, ratio, shared: matchingValues(product, other).length, distance: Math.abs(Math.log(ratio ?? 1)) };
    })
    .filter(({ ratio }) => ratio === null || (ratio >= nearest && ratio <= farthest))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.other.id - b.other.id)
    .map(({ other }) => other);
}
