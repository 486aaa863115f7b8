import { z } from 'zod';
import { decimal, defineRoute, getKnex, roundToCents, service, unpagedList } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
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
    const exchangeRate = query.exchange_rate ?? (await service(strapi, 'pricing.rates').current('subscription'));
    const products = await service(strapi, 'catalogue.price-fields').ofType(
      getKnex(strapi),
      'product_type_subscription',
    );
    const rows = products.map(({ id, name, list_price: list, fixed_price: fixed }) => {
      const usd = fixed ?? list ?? '0';
      return {
        id,
        name,
        fixed_price: roundToCents(usd),
        currency: 'USD',
        exchange_rate: exchangeRate,
        price_mxn: roundToCents(decimal(usd).times(exchangeRate)),
      };
    });
    return unpagedList(rows);
  },
});
