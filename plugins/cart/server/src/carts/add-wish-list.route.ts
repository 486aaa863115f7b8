import { z } from 'zod';
import { defineRoute, NotFoundError, reject, service } from '@mayorista/kernel';
import '@mayorista/engagement/contract';
import { productId } from './cart.fields';
import { addProducts, changing, notSoldCodes, ownerOf } from './cart.service';
import { cartWishListOutput } from './add-wish-list.answer';

/** Puts every product of one of the person's wish lists that can be bought into the cart; names those that cannot. */
export const addWishListRoute = defineRoute({
  method: 'POST',
  path: '/cart-wish-lists',
  noun: 'cart-wish-lists',
  action: 'create',
  needs: 'carts.write',
  summary: 'Agregar una lista de favoritos',
  input: z.strictObject({ list_id: productId }),
  output: cartWishListOutput,
  async handle({ strapi, actor, locale, input }) {
    const left: number[] = [];
    const cart = await changing(strapi, { actor, locale }, async (tx, open) => {
      const lists = service(tx.strapi, 'engagement.wish-lists');
      const wished = await lists.productsOf(tx.trx, ownerOf(actor), input.list_id);
      if (wished === null) throw new NotFoundError();
      const closed = await notSoldCodes(
        tx.strapi,
        wished.map((each) => each.productId),
      );
      left.push(...closed.keys());
      const sold = wished.filter((each) => !closed.has(each.productId));
      if (sold.length === 0) reject('wish_list_not_sold', 'list_id');
      await addProducts(tx, open, sold);
    });
    return { data: cart, meta: { left_out: left } };
  },
});
