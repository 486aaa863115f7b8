import { decimal, getKnex, roundToCents, service, type Deps } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { SubscriptionPriceService } from '../../../contract';

/** Prices of subscriptions, in dollars and in the pesos they are paid in. */
export const subscriptionPriceService = ({ strapi }: Deps): SubscriptionPriceService => ({
  async list(given) {
    const exchangeRate = given ?? (await service(strapi, 'pricing.rates').current('subscription'));
    const fields = service(strapi, 'catalogue.price-fields');
    const products = await fields.ofType(getKnex(strapi), 'product_type_subscription');
    return products.map(({ id, name, list_price: list, fixed_price: fixed }) => {
      const usd = fixed ?? list ?? '0';
      return {
        id,
        name,
        fixed_price: roundToCents(usd),
        exchange_rate: exchangeRate,
        price_mxn: roundToCents(decimal(usd).times(exchangeRate)),
      };
    });
  },
});
