import { z } from 'zod';
import { defineRoute, service, unpagedList } from '@mayorista/kernel';
import '../../../contract';
import { rate } from '../fields.schema';
import { subscriptionProductPriceListOutput } from './list-subscription-prices.answer';

/** Subscription products with their price in pesos, at a rate given or at the one in force (spec catalogue 7). */
export const listSubscriptionPrices = defineRoute({
  method: 'GET',
  path: '/subscription-product-prices',
  noun: 'subscription-product-prices',
  action: 'find',
  needs: 'exchange-rates.read',
  summary: 'Precios de los productos de suscripción',
  query: z.object({ exchange_rate: rate.optional() }),
  output: subscriptionProductPriceListOutput,
  async handle({ strapi, query }) {
    const prices = await service(strapi, 'pricing.subscription-prices').list(query.exchange_rate);
    return unpagedList(prices.map((price) => ({ ...price, currency: 'USD' })));
  },
});
