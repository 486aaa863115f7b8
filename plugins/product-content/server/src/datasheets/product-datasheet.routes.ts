import { defineRoute, inTransaction, parseIfMatch } from '@mayorista/kernel';
import { idOf } from '@mayorista/catalogue/inputs';
import { productDatasheetOutput } from './datasheet.answer';
import { productDatasheetInput } from './datasheet.schema';
import { fillDatasheet, showProductDatasheet } from './product-datasheet';

/** The datasheet of one product: its category's fields with what it says in each. */
export const productDatasheetRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-datasheets/:id',
    noun: 'product-datasheets',
    action: 'findOne',
    needs: 'products.read',
    summary: 'Ficha técnica de un producto',
    output: productDatasheetOutput,
    handle: async ({ strapi, params }) => ({ data: await showProductDatasheet(strapi, idOf(params)), meta: {} }),
  }),
  // PUT is for the panel, whose client has no PATCH.
  ...(['PATCH', 'PUT'] as const).map((method) =>
    defineRoute({
      method,
      path: '/product-datasheets/:id',
      noun: 'product-datasheets',
      action: 'update',
      needs: 'products.write',
      summary: 'Llenar la ficha técnica de un producto',
      input: productDatasheetInput,
      output: productDatasheetOutput,
      async handle({ strapi, actor, params, input, ctx }) {
        await inTransaction(strapi, (tx) =>
          fillDatasheet(tx, actor, { id: idOf(params), expected: parseIfMatch(ctx) }, input),
        );
        return { data: await showProductDatasheet(strapi, idOf(params)), meta: {} };
      },
    }),
  ),
];
