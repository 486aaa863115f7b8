import { z } from 'zod';
import { defineRoute } from '@mayorista/kernel';
import { answer } from '../carts/cart.fields';
import { changing } from '../carts/cart.service';
import { changeCart } from '../carts/cart.store';
import { cartUserExtraDataOutput } from './extra-data.answer';

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((given) => (given === '' ? null : given))
    .nullish();

/** What the buyer's own bookkeeping wants on the order; what is left out stays as it is. */
export const extraDataRoute = defineRoute({
  method: 'POST',
  path: '/cart-user-extra-data',
  noun: 'cart-user-extra-data',
  action: 'create',
  needs: 'carts.write',
  summary: 'Orden de compra del cliente y comentarios',
  isRepeatable: true,
  input: z.strictObject({ purchase_order_number: text(60), comments: text(1_000) }),
  output: cartUserExtraDataOutput,
  handle: async ({ strapi, actor, locale, input }) =>
    answer(await changing(strapi, { actor, locale }, (tx, cart) => changeCart(tx, cart.id, input))),
});
