import { defineRoute } from '@mayorista/kernel';
import { compareShown } from './completeness';
import { productCompletenessOutput } from './show-completeness.answer';

/** GET /product-completeness: products, their cards and what search finds of them, and which ones are missing. */
export const showCompleteness = defineRoute({
  method: 'GET',
  path: '/product-completeness',
  noun: 'product-completeness',
  action: 'show',
  needs: 'background-jobs.read',
  summary: 'Productos que la tienda no muestra o no encuentra',
  output: productCompletenessOutput,
  handle: async ({ strapi }) => ({ data: await compareShown(strapi), meta: {} }),
});
