import { decimal, type Numeric } from '@mayorista/kernel/shared';

export interface Restriction {
  readonly branch_id: number;
  readonly brand_id: number | null;
  /** List price in US dollars, both ends included; null is open. */
  readonly min_value: Numeric | null;
  readonly max_value: Numeric | null;
  readonly message: string;
}

export interface RestrictedProduct {
  readonly brand_id?: number | null;
  readonly list_price: Numeric | null;
}

/** What a branch's buyers are told of a product: the message of the first restriction that holds, or null. */
export function restrictionOf(
  restrictions: readonly Restriction[],
  branchId: number,
  product: RestrictedProduct,
): string | null {
  const price = decimal(product.list_price ?? 0);
  const holds = (each: Restriction): boolean =>
    each.branch_id === branchId &&
    (each.brand_id === null || each.brand_id === (product.brand_id ?? null)) &&
    (each.min_value === null || price.greaterThanOrEqualTo(each.min_value)) &&
    (each.max_value === null || price.lessThanOrEqualTo(each.max_value));
  return restrictions.find(holds)?.message ?? null;
}
