import { z } from 'zod';
import { typedNumber, defineRoute, parseIfMatch, pathId, type RouteRequest } from '@mayorista/kernel';
import { changeStage } from '../stages/change-stage';
import { addProducts, changing, emptyCart, ownRow, removeProduct, setQuantity } from './cart.service';
import { largestQuantity } from './cart-limits.rules';
import { type Wanted } from './cart.store';
import { sendCurrentCart } from './send-current-cart';
import { answer, productId } from './cart.fields';
import { putInCurrency } from './person-carts';
import { offeringAlternatives, refuseWhereAlternatives } from './offer-alternatives';
import { refurbishedGrades, refuseTooManyRefurbished } from './refurbished';
import { cartStageOutput, cartOutput } from './cart.answer';

const needs = 'carts.write';
const quantity = typedNumber(
  z
    .number({ error: 'not_a_number' })
    .int('invalid')
    .min(1, 'quantity_too_small')
    .max(largestQuantity, 'quantity_too_big'),
);

const addition = z.strictObject({
  product_id: productId,
  quantity: quantity.default(1),
  auction_type: z.enum(refurbishedGrades, { error: 'not_an_option' }).nullish(),
  isReplacement: z.boolean().optional(),
  verifyEnoughStock: z.boolean().optional(),
  showSpinner: z.boolean().optional(),
});

async function ensureOwn({ strapi, actor, params }: RouteRequest): Promise<void> {
  await ownRow(strapi, actor, pathId(params));
}

/** The cart's own endpoints; each answers the cart as it is then (spec storefront 7, Cart). */
export const cartRoutes = [
  defineRoute({
    method: 'GET',
    path: '/carts/current',
    noun: 'carts',
    action: 'current',
    needs,
    summary: 'Mi carrito',
    output: cartOutput,
    handle: sendCurrentCart,
  }),
  defineRoute({
    method: 'PUT',
    path: '/carts/:id',
    noun: 'carts',
    action: 'update',
    needs,
    summary: 'Cambiar la moneda del carrito',
    input: z.strictObject({ currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }) }),
    output: cartOutput,
    async handle(request) {
      await ensureOwn(request);
      const { strapi, actor, locale, input, ctx } = request;
      return answer(
        await changing(strapi, { actor, locale, seenVersion: parseIfMatch(ctx) }, async (tx, cart) => {
          await putInCurrency(tx, cart, input.currency);
        }),
      );
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/carts/:id',
    noun: 'carts',
    action: 'empty',
    needs,
    summary: 'Vaciar el carrito',
    output: cartOutput,
    async handle(request) {
      await ensureOwn(request);
      return answer(await changing(request.strapi, request, emptyCart));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-details',
    noun: 'cart-details',
    action: 'create',
    needs,
    summary: 'Agregar un producto',
    input: addition,
    output: cartOutput,
    async handle({ strapi, actor, locale, input }) {
      const { isReplacement = false, verifyEnoughStock = true } = input;
      const wanted: Wanted = {
        productId: input.product_id,
        quantity: input.quantity,
        grade: input.auction_type ?? 'Stock',
      };
      const isAsked = verifyEnoughStock && !isReplacement && wanted.grade === 'Stock';
      const add = (asks: boolean) =>
        changing(strapi, { actor, locale }, async (tx, cart) => {
          if (asks) await refuseWhereAlternatives(tx, actor, cart, wanted);
          await addProducts(tx, cart, [wanted]);
          if (wanted.grade !== 'Stock')
            await refuseTooManyRefurbished(
              tx,
              actor,
              cart,
              (line) => line.product_id === wanted.productId && line.grade === wanted.grade,
            );
        });
      return answer(await (isAsked ? offeringAlternatives(strapi, { actor, locale }, add) : add(false)));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/bulk-cart-details',
    noun: 'cart-details',
    action: 'createMany',
    needs,
    summary: 'Agregar varios productos',
    input: z.strictObject({
      products: z
        .array(z.strictObject({ product_id: productId, quantity }))
        .min(1)
        .max(500),
    }),
    output: cartOutput,
    handle: async ({ strapi, actor, locale, input }) =>
      answer(
        await changing(strapi, { actor, locale }, (tx, cart) =>
          addProducts(
            tx,
            cart,
            input.products.map((each) => ({ productId: each.product_id, quantity: each.quantity })),
          ),
        ),
      ),
  }),
  defineRoute({
    method: 'PUT',
    path: '/cart-details/:id',
    noun: 'cart-details',
    action: 'update',
    needs,
    summary: 'Cambiar piezas',
    input: z.strictObject({ quantity }),
    output: cartOutput,
    handle: async ({ strapi, actor, locale, params, input, ctx }) =>
      answer(
        await changing(strapi, { actor, locale, seenVersion: parseIfMatch(ctx) }, async (tx, cart) => {
          await setQuantity(tx, cart, pathId(params), input.quantity);
          await refuseTooManyRefurbished(tx, actor, cart, ({ id }) => id === pathId(params));
        }),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/cart-details/:id',
    noun: 'cart-details',
    action: 'remove',
    needs,
    summary: 'Quitar un producto',
    output: cartOutput,
    handle: async ({ strapi, actor, locale, params, ctx }) =>
      answer(
        await changing(strapi, { actor, locale, seenVersion: parseIfMatch(ctx) }, (tx, cart) =>
          removeProduct(tx, cart, pathId(params)),
        ),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-stages',
    noun: 'cart-stages',
    action: 'create',
    needs,
    summary: 'Pasar el carrito a otra etapa',
    isRepeatable: true,
    input: z.strictObject({ cartStage: z.string().max(40), cart_id: productId.optional() }),
    output: cartStageOutput,
    async handle({ strapi, actor, locale, input, ctx }) {
      const wish = { to: input.cartStage, cartId: input.cart_id, locale, seenVersion: parseIfMatch(ctx) };
      const { cart, order, changes } = await changeStage(strapi, actor, wish);
      return order === null
        ? { data: { ...cart, changes }, meta: {} }
        : { data: { cart, sale_order: { id: order.id, folio: order.folio } }, meta: {} };
    },
  }),
];
