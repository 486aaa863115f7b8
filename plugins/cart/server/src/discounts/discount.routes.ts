import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  NotFoundError,
  getKnex,
  pathId,
  recordAudit,
  service,
  throwIfAny,
  ValidationError,
  type FieldError,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { decimal, isZero, roundToCents } from '@mayorista/kernel/shared';
import '@mayorista/catalogue/contract';
import { answer } from '../carts/cart.fields';
import { changedFrom, ownCart, showChanged, type Cart } from '../carts/cart.service';
import { changeCart, lockOwnCart, type CartRow } from '../carts/cart.store';
import { tables } from '../uids';
import { authorisedCart, type AuthorisedCart } from './authorised-cart';
import { grantGiven } from './grant-given';
import { cartSpecialDiscountOutput } from './discount.answer';

const needs = 'special-discounts.ask';

// Wrong values are told together with 'Error al aplicar el descuento', so they are judged here and not by the schema.
const discountInput = z.strictObject({
  /** Off the unit price; '0' takes the discount away. */
  percent: z.union([z.string(), z.number()]).transform(String).optional(),
  reason: z.string().trim().max(250).optional(),
});
type DiscountInput = z.output<typeof discountInput>;

/** Every reason why this is no discount; the whole comes first (spec storefront 8, Discounts). */
function discountErrors({ percent, reason = '' }: DiscountInput): FieldError[] {
  const isPercent =
    percent !== undefined && /^\d{1,3}(\.\d{1,2})?$/.test(percent) && decimal(percent).lessThanOrEqualTo(100);
  const fields: FieldError[] = [
    ...(isPercent ? [] : [{ code: percent === undefined ? 'required' : 'invalid', field: 'percent' }]),
    ...(isPercent && isZero(percent) ? [] : reason === '' ? [{ code: 'discount_reason', field: 'reason' }] : []),
  ];
  return fields.length === 0 ? [] : [{ code: 'discount_failed' }, ...fields];
}

const discountColumns = ({ percent = '0', reason }: DiscountInput, { by }: AuthorisedCart) =>
  isZero(percent)
    ? { discount_percent: null, discount_reason: null, discount_authorised_by: null, discount_authorised_by_id: null }
    : {
        discount_percent: roundToCents(percent),
        discount_reason: reason ?? null,
        discount_authorised_by: by.name,
        discount_authorised_by_id: by.id,
      };

/** Discounts beyond the price list, of a line and of the whole cart, and a delivery free of cost: each by an authorised person, audited. */
export const discountRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/cart-special-discounts/:id',
    noun: 'cart-special-discounts',
    action: 'update',
    needs,
    summary: 'Descuento especial de todo el carrito',
    input: discountInput,
    output: cartSpecialDiscountOutput,
    handle: async (request) =>
      changed(
        request,
        await authorisedCart(request.strapi, request.actor, pathId(request.params)),
        async (tx, cart, found) => {
          await changeCart(tx, cart.id, discountColumns(request.input, found));
          return { percent: request.input.percent, reason: request.input.reason ?? null };
        },
      ),
  }),
  defineRoute({
    method: 'PUT',
    path: '/cart-detail-special-discounts/:id',
    noun: 'cart-detail-special-discounts',
    action: 'update',
    needs,
    summary: 'Descuento especial de un producto del carrito',
    input: discountInput,
    output: cartSpecialDiscountOutput,
    async handle(request) {
      const lineId = pathId(request.params);
      const line = (await getKnex(request.strapi)(tables.detail)
        .where({ id: lineId })
        .first('cart_id', 'product_id')) as { cart_id: number; product_id: number } | undefined;
      // Whoever may grant none is told so, whether there is such a line or not.
      const found = await authorisedCart(request.strapi, request.actor, line?.cart_id ?? 0);
      if (line === undefined) throw new NotFoundError();
      const [product] = await service(request.strapi, 'catalogue.cards').rows([line.product_id]);
      return changed(request, found, async (tx, cart, authorised) => {
        const isFixed = product?.fixed_price != null && decimal(product.fixed_price).greaterThan(0);
        if (isFixed)
          throw new ValidationError([{ code: 'discount_failed' }, { code: 'discount_fixed_price', field: 'percent' }]);
        await tx
          .trx(tables.detail)
          .where({ id: lineId, cart_id: cart.id })
          .update(discountColumns(request.input, authorised));
        await changeCart(tx, cart.id, {});
        return { detail_id: lineId, percent: request.input.percent, reason: request.input.reason ?? null };
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/cart-shipping-costs/:id',
    noun: 'cart-shipping-costs',
    action: 'remove',
    needs,
    summary: 'Quitar el costo de envío del carrito',
    output: cartSpecialDiscountOutput,
    async handle(request) {
      const found = await authorisedCart(request.strapi, request.actor, pathId(request.params));
      const priced = await ownCart(request.strapi, found.owner, found.cartId, request.locale);
      const { shipping_cost: cost } = priced;
      if (isZero(cost)) throw new ValidationError([{ code: 'shipping_cost_stays' }]);
      return changed(
        { ...request, input: null },
        found,
        async (tx, cart, { by }) => {
          await changeCart(tx, cart.id, { is_shipping_waived: true, shipping_waived_by: by.name });
          return { shipping_cost: cost };
        },
        priced,
      );
    },
  }),
];

/** What was done, as its history tells it. */
type Done = Readonly<Record<string, unknown>> & { readonly shipping_cost?: string };

/** Changes somebody's open cart, keeps who authorised what in its history, and answers the cart as its owner sees it; `priced` as for `changing`. */
async function changed(
  { strapi, actor, locale, input }: RouteRequest<DiscountInput | null>,
  found: AuthorisedCart,
  change: (tx: Tx, cart: CartRow, found: AuthorisedCart) => Promise<Done>,
  priced: Cart | null = null,
) {
  throwIfAny(input === null ? [] : discountErrors(input));
  const after = await inTransaction(strapi, async (tx) => {
    const cart = await lockOwnCart(tx, found.owner.id ?? 0, found.cartId);
    if (cart === undefined || cart.stage === 'ordered') throw new NotFoundError();
    const done = await change(tx, cart, found);
    await grantGiven(tx, cart.id, { actor, owner: found.owner, shipping: done.shipping_cost ?? null, locale });
    await recordAudit(tx, actor, {
      modelType: 'carts',
      modelId: cart.id,
      action: 'special-discount',
      after: { ...done, authorised_by: found.by.name },
    });
    return changedFrom(tx, cart, priced);
  });
  return answer(await showChanged(strapi, { actor: found.owner, locale }, after));
}
