import { service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { GivenAway } from '@mayorista/sales/contract';
import { givenAway } from '@mayorista/sales/shared';
import type { CartViewer } from '../carts/cart-viewer';
import { discountOf } from '../carts/cart.parts';
import { linesOf, type CartRow, type LineRow } from '../carts/cart.store';
import { linePrices, type PricedLine } from '../carts/line-prices';
import { isRefurbished } from '../carts/refurbished';
import { tables } from '../uids';

interface Granted {
  /** Who grants, behind whomever they act for. */
  readonly actor: Actor;
  /** As whom the cart is priced. */
  readonly owner: Actor;
  /** What the delivery costs that is being made free; null where lines or the whole are granted a discount. */
  readonly shipping: string | null;
  readonly locale: string;
}

const undiscounted = { discount_percent: null, discount_authorised_by_id: null } as const;

/** Keeps all that is given away on a cart as it stands now: above the limit of who grants it, it waits for somebody else. */
export async function grantGiven(tx: Tx, cartId: number, { actor, owner, shipping, locale }: Granted): Promise<void> {
  const cart = (await tx.trx(tables.cart).where({ id: cartId }).first()) as CartRow;
  const given =
    shipping === null
      ? await discountsOf(tx, cart, { actor: owner, locale })
      : givenAway([], { whole: null, shipping });
  const kinds = shipping === null ? (['line', 'whole'] as const) : (['shipping'] as const);
  const source = { type: 'cart' as const, id: cartId, companyId: owner.companyId, currency: cart.currency, kinds };
  await service(tx.strapi, 'sales.discounts').grant(tx, actor, source, given);
}

/** Lists what is given away on the lines of a cart and on all of it, by their prices with and without it. */
async function discountsOf(tx: Tx, cart: CartRow, viewer: CartViewer): Promise<readonly GivenAway[]> {
  const lines = await linesOf(tx.trx, cart.id);
  const percents = lines.some(isRefurbished) ? await service(tx.strapi, 'inventory.grades').percents() : new Map();
  const priced = (of: readonly LineRow[]): PricedLine[] =>
    of.map((line) => {
      const gradePercent = percents.get(line.grade) as string | undefined;
      return gradePercent === undefined ? { line } : { line, gradePercent };
    });
  const after = await linePrices(tx.strapi, viewer, cart, priced(lines));
  const bare = lines.map((line) => ({ ...line, ...undiscounted }));
  const before = await linePrices(tx.strapi, viewer, { ...cart, ...undiscounted }, priced(bare));
  return givenAway(
    lines.flatMap((line) => {
      const [without, withIt] = [before.get(line.id), after.get(line.id)];
      if (without === undefined || withIt === undefined) return [];
      const { product_id: productId, quantity } = line;
      return [{ productId, quantity, before: without.final, after: withIt.final, own: discountOf(line) }];
    }),
    { whole: discountOf(cart), shipping: null },
  );
}
