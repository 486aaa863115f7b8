import { defineRoute, unpagedList } from '@mayorista/kernel';
import { restockFilter } from './restock.schema';
import { restockView, suggestRestock } from './suggest-restock';
import { restockSuggestionListOutput } from './restock.answer';

/** GET /restock-suggestions: the restock filter's fields as parameters (spec catalogue 3, Restock filter). */
export const restockRoutes = [
  defineRoute({
    method: 'GET',
    path: '/restock-suggestions',
    noun: 'restock-suggestions',
    action: 'find',
    needs: 'restock.read',
    summary: 'Productos por resurtir de un almacén a otro, con la cantidad sugerida',
    query: restockFilter,
    output: restockSuggestionListOutput,
    handle: async ({ strapi, query }) => unpagedList((await suggestRestock(strapi, query)).map(restockView)),
  }),
];
