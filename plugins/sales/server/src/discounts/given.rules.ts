import type { FieldError } from '@mayorista/kernel';
import { decimal, roundToCents, type Numeric } from '@mayorista/kernel/shared';
import type { GivenAway, GivenPiece } from '../../../contract';

/** A stored grant as far as it is compared. */
interface Held {
  readonly kind: GivenAway['kind'];
  readonly product_id: number | null;
  readonly quantity: number | null;
  readonly percent: Numeric | null;
  readonly amount: Numeric;
  readonly currency: string;
  readonly is_below_cost: boolean | number;
  readonly status: string;
}

/** Average costs in US dollars, unknown for what has none, and what a dollar is in the currency of the prices. */
interface Costs {
  readonly costs: ReadonlyMap<number, string>;
  readonly dollar: string;
}

/** Returns how many pieces something is given off. */
export const piecesOf = ({ pieces }: Pick<GivenAway, 'pieces'>): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns what something comes to for the house: what its pieces cost less by it, or what the delivery would cost. */
export const amountOf = ({ pieces, shipping }: Pick<GivenAway, 'pieces' | 'shipping'>): string =>
  shipping ??
  roundToCents(
    pieces.reduce(
      (sum, { quantity, before, after }) => sum.plus(decimal(before).minus(after).times(quantity)),
      decimal(0),
    ),
  );

/** Tells whether one of the pieces is sold for less than it cost. */
export const isBelowCost = (pieces: readonly GivenPiece[], { costs, dollar }: Costs): boolean =>
  pieces.some(({ productId, after }) => {
    const cost = costs.get(productId);
    return cost !== undefined && decimal(cost).times(dollar).greaterThan(after);
  });

/** Tells whether somebody may give something alone: within their limits, in its currency, and not below what the goods cost. */
export const isWithin = (
  { percent, shipping, pieces }: GivenAway,
  limits: { readonly percent: Numeric; readonly shipping: Numeric },
  costs: Costs,
): boolean =>
  shipping === null
    ? !decimal(percent ?? '0').greaterThan(limits.percent) && !isBelowCost(pieces, costs)
    : !decimal(shipping).greaterThan(limits.shipping);

/** Tells whether a grant is of the same thing at the same percent: another percent is another decision, less of it too. */
export const isSame = (held: Held, { kind, productId, percent }: GivenAway): boolean =>
  held.kind === kind && held.product_id === productId && decimal(held.percent ?? '0').equals(percent ?? '0');

interface Now {
  readonly currency: string;
  readonly isBelow: boolean;
}

/** Tells whether a grant is of all that is given: of so many pieces of a line, of so much otherwise, and below cost where it is. */
export function covers(held: Held, given: GivenAway, { currency, isBelow }: Now): boolean {
  if (!isSame(held, given) || held.currency !== currency) return false;
  if (isBelow && !held.is_below_cost) return false;
  // What was given within a limit of percent may be of more goods; what somebody looked at may not.
  if (held.status === 'granted' && held.kind !== 'shipping') return true;
  if (held.kind === 'line') return piecesOf(given) <= (held.quantity ?? 0);
  return !decimal(amountOf(given)).greaterThan(held.amount);
}

const fieldOf = ({ kind, productId }: GivenAway): string => (kind === 'line' ? `products.${productId}` : '_general');

/** Says why something that is given away does not hold, by the grants that cover it; null where one of them lets it. */
export function refusalOf(given: GivenAway, held: readonly Held[]): FieldError | null {
  if (held.some(({ status }) => status === 'granted' || status === 'authorised')) return null;
  const field = fieldOf(given);
  if (held.some(({ status }) => status === 'waiting')) return { code: 'discount_waits', field };
  return { code: held.length > 0 ? 'discount_rejected' : 'discount_to_ask_again', field };
}
