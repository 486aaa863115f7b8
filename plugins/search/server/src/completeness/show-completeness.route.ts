import { defineRoute } from '@mayorista/kernel';
import { compareShown } from './completeness';

/** GET /product-completeness: products, their cards and what search finds of them, and which ones are missing. */
export const showCompleteness = defineRoute({
  method: 'GET',
  path: '/product-completeness',
  noun: 'product-completeness',
  action: 'show',
  needs: 'background-jobs.read',
  summary: 'Productos que la tienda no muestra o no encuentra',
  handle: async ({ strapi }) => ({ data: await compareShown(strapi), meta: {} }),
});
