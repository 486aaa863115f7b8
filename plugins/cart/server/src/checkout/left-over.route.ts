import { z } from 'zod';
import { defineRoute, service, type Core } from '@mayorista/kernel';
import { paymentMethods, type PaymentMethod } from '@mayorista/payments/shared';
import '@mayorista/payments/contract';
import type { PaymentPart } from '@mayorista/payments/contract';
import { currentCart, type Cart } from '../carts/cart.service';
import { paymentOptionsFor } from './payment.routes';
import { cartPaymentCheckLeftOverOutput } from './left-over.answer';

const query = z.object({
  /** The way that is to cover what is left over; the first that is open unless said. */
  option_selected: z
    .enum(paymentMethods as readonly [PaymentMethod, ...PaymentMethod[]], { error: 'not_an_option' })
    .optional(),
  locale: z.string().optional(),
});

/** What the chosen payments leave over, which way would cover it and what that costs (spec storefront 7, Cart). */
export const leftOverRoute = defineRoute({
  method: 'GET',
  path: '/cart-payment-check-left-overs',
  noun: 'cart-payment-check-left-overs',
  action: 'find',
  needs: 'carts.write',
  summary: 'Lo que falta por cubrir del pago y con qué',
  query,
  output: cartPaymentCheckLeftOverOutput,
  async handle({ strapi, actor, locale, query: { option_selected: asked } }) {
    const cart = await currentCart(strapi, actor, locale);
    const leftOver = leftOverOf(cart);
    const taken = new Set(cart.payment?.parts.map(({ method }) => method) ?? []);
    const open = (await paymentOptionsFor(strapi, actor, cart)).filter(
      ({ closedBecause, method }) => closedBecause.length === 0 && !taken.has(method),
    );
    const chosen = leftOver === '0.00' ? undefined : open.find(({ method }) => asked === undefined || method === asked);
    return {
      data: {
        left_over: leftOver,
        currency: cart.currency,
        option_selected: chosen?.method ?? null,
        commission_percentage: chosen?.commissionPercentage ?? '0',
        commission: chosen === undefined ? '0.00' : await commissionOf(strapi, chosen.method, leftOver),
        options: open.map(({ method, name, commissionPercentage, available }) => ({
          method,
          name,
          commission_percentage: commissionPercentage,
          available,
        })),
      },
      meta: {},
    };
  },
});

/** What it costs to pay an amount in one way; IVA included. */
async function commissionOf(strapi: Core.Strapi, method: PaymentMethod, amount: string): Promise<string> {
  const rest: PaymentPart[] = [{ method, amount }];
  const plan = await service(strapi, 'payments.options').plan(rest, amount);
  return 'parts' in plan ? (plan.parts[0]?.commission ?? '0.00') : '0.00';
}

/** The whole total as long as nothing is chosen. */
const leftOverOf = ({ payment, total }: Cart): string => payment?.left_over ?? total;
