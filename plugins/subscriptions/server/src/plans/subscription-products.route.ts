import { amountOutput, defineRoute, listOutput, typedId, unpagedList } from '@mayorista/kernel';
import { z } from 'zod';
import { offeredPlans } from './offered-plans';

const subscriptionProduct = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    image_url: z.string().nullable(),
    fixed_price: amountOutput.meta({ description: 'Pesos al mes' }),
    currency: z.literal('MXN'),
    capacity: z.string(),
    description: z.array(z.string()),
    init_point: z.string().meta({ description: 'Liga del proveedor en que se paga' }),
  })
  .meta({ id: 'SubscriptionProduct', description: 'Un producto de suscripción con su plan' });

/** Lists the products that can be subscribed to, cheapest first; one of them by `product_id`. */
export const subscriptionProductsRoute = defineRoute({
  method: 'GET',
  path: '/acoba-subscription-products',
  noun: 'acoba-subscription-products',
  action: 'find',
  needs: 'subscription-products.read',
  summary: 'Productos de suscripción con su plan',
  query: z.object({ product_id: typedId.optional() }),
  output: listOutput(subscriptionProduct),
  async handle({ strapi, locale, query: { product_id: productId } }) {
    const plans = await offeredPlans(strapi, locale);
    const asked = plans.filter(({ id }) => productId === undefined || id === productId);
    return unpagedList(asked.map(({ sku: _sku, ...plan }) => ({ ...plan, currency: 'MXN' })));
  },
});
