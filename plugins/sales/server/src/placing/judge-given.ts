import { throwIfAny, type Tx } from '@mayorista/kernel';
import { isZero } from '@mayorista/kernel/shared';
import type { Price } from '@mayorista/pricing/contract';
import { toCompanyPrice } from '@mayorista/pricing/shared';
import type { GivenAway, PlaceOrder } from '../../../contract';
import { givenAway } from '../../../shared/given-away';
import { discountService } from '../discounts/discount.service';
import type { Judged } from './judge-order';
import { priceOrder } from './price-order';

interface Facts {
  readonly judged: Judged;
  readonly prices: readonly Price[];
  /** What the delivery costs before somebody makes it free. */
  readonly shippingCost: string;
}

const isGiving = ({ lines, discount, shippingWaivedBy }: PlaceOrder): boolean =>
  discount != null || shippingWaivedBy != null || lines.some(({ discount: own }) => own != null);

/** What the house receives for a piece. */
const charged = (price: Price | undefined): string => (price === undefined ? '0' : toCompanyPrice(price).unitPrice);

/** Under what the grants of an order are kept whose source is a cart. */
export const placeOfCart = ({ source }: PlaceOrder) => ({ type: 'cart' as const, id: Number(source.id) });

/**
 * Lists what an order gives away by hand, and throws ValidationError where it does not hold: nobody granted it, or it waits for somebody
 * else. Terms that were held before were judged when they were sent.
 */
export async function judgeGiven(
  tx: Tx,
  command: PlaceOrder,
  { judged, prices, shippingCost }: Facts,
): Promise<readonly GivenAway[]> {
  const { lines, discount = null, shippingWaivedBy, currency, source, terms } = command;
  if (terms != null || !isGiving(command)) return [];
  const bare = { ...command, discount: null, lines: lines.map((line) => ({ ...line, discount: null })) };
  const without = await priceOrder(tx, bare, judged);
  const given = givenAway(
    lines.map(({ productId, quantity, discount: own = null }, at) => ({
      productId,
      quantity,
      before: charged(without[at]),
      after: charged(prices[at]),
      own,
    })),
    { whole: discount, shipping: shippingWaivedBy == null || isZero(shippingCost) ? null : shippingCost },
  );
  if (source.type !== 'cart') throw new Error(`Nobody keeps what ${source.type} gives away`);
  const place = { ...placeOfCart(command), companyId: judged.company.id, currency };
  throwIfAny(await discountService.judge(tx, place, given));
  return given;
}
