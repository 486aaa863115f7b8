import { decimal, type Numeric } from '@mayorista/kernel/shared';
import type { PriceFields } from '@mayorista/catalogue/contract';

/** What a product is sold for to everybody: its prices in US dollars, and percents off that stand beside its fields. */
export interface PublicPrice {
  readonly fields: Partial<PriceFields>;
  readonly percents: readonly (Numeric | null)[];
  /** Pesos of a dollar for this product alone, where there are such, by those for all: less than one is a discount for who pays in pesos. */
  readonly rateShare?: Numeric;
}

/** The percents off among the fields: the promo's own and one a level. */
const percentsOf = (fields: Partial<PriceFields>): (string | null)[] =>
  Object.entries(fields).flatMap(([name, value]) => (name.startsWith('promo_') ? [value ?? null] : []));

/** Returns the least that anybody pays for a product by its public terms; null where it has no price. */
export function lowestOf({ fields, percents, rateShare = 1 }: PublicPrice): string | null {
  const [list, fixed] = [decimal(fields.list_price ?? '0'), decimal(fields.fixed_price ?? '0')];
  const base = fixed.greaterThan(0) ? fixed : list;
  if (!base.greaterThan(0)) return null;
  const best = [...percents, ...percentsOf(fields)].reduce<ReturnType<typeof decimal>>(
    (most, percent) => (percent !== null && decimal(percent).greaterThan(most) ? decimal(percent) : most),
    decimal(0),
  );
  const share = decimal(rateShare).lessThan(1) ? rateShare : 1;
  return base.times(decimal(100).minus(best)).dividedBy(100).times(share).toFixed(4);
}

/** By how many percent a price falls, and whether it comes below what the product costs; null where it falls not at all. */
export function fallOf(
  before: string | null,
  after: string | null,
  cost: string | undefined,
): { readonly percent: string; readonly isBelowCost: boolean } | null {
  if (after === null) return null;
  const isBelowCost = cost !== undefined && decimal(after).lessThan(cost);
  // What had no price had none that could fall.
  if (before === null) return isBelowCost ? { percent: '0.00', isBelowCost } : null;
  const fall = decimal(before).minus(after);
  return fall.greaterThan(0) ? { percent: fall.times(100).dividedBy(before).toFixed(2), isBelowCost } : null;
}
