import { getKnex, type Currency, type Deps, type Tx } from '@mayorista/kernel';
import type { PersonCarts } from '@mayorista/people/contract';
import { ownerOf, reopen } from './cart.service';
import { changeCart, findOpenCart, lockKnownCart, type CartRow } from './cart.store';

/** Puts a cart into a currency; in another one payment and shipping must be entered again (spec storefront 9). */
export async function putInCurrency(tx: Tx, cart: CartRow, currency: Currency): Promise<void> {
  if (cart.currency !== currency) await reopen(tx, cart);
  await changeCart(tx, cart.id, { currency });
}

/** What people are told of carts: the open one's currency is the person's. */
export const personCarts = ({ strapi }: Deps): PersonCarts => ({
  currencyOf: async (userId) => (await findOpenCart(getKnex(strapi), userId))?.currency ?? null,
  async changeCurrency(tx, actor, currency) {
    const cart = await lockKnownCart(tx, ownerOf(actor));
    if (cart !== undefined && cart.currency !== currency) await putInCurrency(tx, cart, currency);
  },
});
