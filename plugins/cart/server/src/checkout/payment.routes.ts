import { z } from 'zod';
import {
  defineRoute,
  formatMessage,
  service,
  throwIfAny,
  unpagedList,
  type Actor,
  type Core,
  type Currency,
  type FieldError,
  type RouteRequest,
} from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import '@mayorista/companies/contract';
import '@mayorista/payments/contract';
import type { PaymentOption, PaymentPart, PaymentPlan } from '@mayorista/payments/contract';
import { paymentMethods, type PaymentMethod } from '@mayorista/payments/shared';
import { answer } from '../carts/cart.fields';
import { changing, currentCart, currentRow } from '../carts/cart.service';
import { changeCart } from '../carts/cart.store';
import { paymentStages, requireStage } from './require-stage';
import { cartPaymentCreateOutput, cartPaymentOutput } from './payment.answer';

const needs = 'carts.write';
const method = z.enum(paymentMethods as readonly [PaymentMethod, ...PaymentMethod[]], { error: 'not_an_option' });
const amount = z.union([z.literal('rest'), z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'invalid')], {
  error: 'invalid',
});

const paymentInput = z.strictObject({
  /** One way for all of it. */
  method: method.optional(),
  /** Several, each with its amount; one of them may be the 'rest'. */
  payments: z
    .array(z.strictObject({ method, amount: amount.default('rest') }))
    .min(1)
    .max(paymentMethods.length)
    .optional(),
});
type PaymentInput = z.output<typeof paymentInput>;

/** The part of a cart that decides which ways to pay are open. */
type Payable = { readonly currency: Currency; readonly order_type: string | null };

/** Ways in which the buyer can pay now, and those that are closed to them with the reasons. */
export async function paymentOptionsFor(strapi: Core.Strapi, actor: Actor, cart: Payable): Promise<PaymentOption[]> {
  const { kind } = await service(strapi, 'companies.audiences').of(actor);
  if (actor.companyId === null) return [];
  const options = await service(strapi, 'payments.options').options(actor.companyId, cart.currency);
  return options.map((option) => {
    const isCompanys = option.method === 'credit' || option.method === 'wallet';
    const more: FieldError[] = [
      ...(isCompanys && kind === 'secondary' ? [{ code: 'secondary_without_company_money', field: 'payments' }] : []),
      ...(option.method === 'wallet' && cart.order_type !== 'electronic_wallet'
        ? [{ code: 'wallet_needs_its_type', field: 'payments' }]
        : []),
    ];
    // A secondary user is told that they may not, and nothing of what the company has.
    if (isCompanys && kind === 'secondary') return { ...option, available: null, closedBecause: more };
    return { ...option, closedBecause: [...option.closedBecause, ...more] };
  });
}

async function choosePayment({ strapi, actor, locale, input }: RouteRequest<PaymentInput>) {
  const parts: readonly PaymentPart[] =
    input.payments ?? (input.method === undefined ? [] : [{ method: input.method, amount: 'rest' }]);
  const cart = await currentCart(strapi, actor, locale);
  const options = await paymentOptionsFor(strapi, actor, cart);
  const plan = await service(strapi, 'payments.options').plan(parts, cart.total);
  const refusals = [
    ...('parts' in plan ? [] : plan),
    ...closedParts(parts, options),
    ...(cart.is_paid_by_company && parts.some(({ amount: part }) => part !== 'rest')
      ? [{ code: 'payment_split_by_company', field: 'payments' }]
      : []),
    ...exceeding(plan, options, cart.currency),
  ];
  return answer(
    await changing(
      strapi,
      { actor, locale },
      async (tx, row) => {
        requireStage(row, paymentStages, 'method');
        throwIfAny(refusals);
        await changeCart(tx, row.id, {
          payment_method: parts.length === 1 ? parts[0]?.method : 'mixed',
          payments: JSON.stringify(parts),
        });
      },
      cart,
    ),
  );
}

const closedParts = (parts: readonly PaymentPart[], options: readonly PaymentOption[]): FieldError[] =>
  parts.flatMap(({ method: chosen }) => options.find((option) => option.method === chosen)?.closedBecause ?? []);

/** Parts above what the company has there; the order's gate judges it again under lock. */
function exceeding(
  plan: PaymentPlan | readonly FieldError[],
  options: readonly PaymentOption[],
  currency: string,
): FieldError[] {
  if (!('parts' in plan)) return [];
  return plan.parts.flatMap((part): FieldError[] => {
    const option = options.find((each) => each.method === part.method);
    if (option?.available == null || option.closedBecause.length > 0) return [];
    return decimal(part.amount).greaterThan(option.available)
      ? [{ code: `${part.method}_exceeded`, field: 'payments', params: { available: option.available, currency } }]
      : [];
  });
}

const optionView = ({ method: key, name, commissionPercentage, available, closedBecause }: PaymentOption) => ({
  method: key,
  name,
  commission_percentage: commissionPercentage,
  available,
  closed_because: closedBecause.map(({ code, params }) => formatMessage(code, params)),
});

/** Ways to pay and the choice of one or several (spec storefront 7, Cart). */
export const paymentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/cart-payments',
    noun: 'cart-payments',
    action: 'find',
    needs,
    summary: 'Formas de pago',
    output: cartPaymentOutput,
    async handle({ strapi, actor }) {
      const options = await paymentOptionsFor(strapi, actor, await currentRow(strapi, actor));
      return {
        ...unpagedList(options.filter(({ closedBecause }) => closedBecause.length === 0).map(optionView)),
        unavailable: options.filter(({ closedBecause }) => closedBecause.length > 0).map(optionView),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-payments',
    noun: 'cart-payments',
    action: 'create',
    needs,
    summary: 'Elegir la forma de pago, o varias',
    isRepeatable: true,
    input: paymentInput,
    output: cartPaymentCreateOutput,
    handle: choosePayment,
  }),
  defineRoute({
    method: 'PUT',
    path: '/cart-payments/:id',
    noun: 'cart-payments',
    action: 'update',
    needs,
    summary: 'Cambiar la forma de pago',
    input: paymentInput,
    output: cartPaymentCreateOutput,
    handle: choosePayment,
  }),
];
