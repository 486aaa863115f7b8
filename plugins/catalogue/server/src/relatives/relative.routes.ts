import { z } from 'zod';
import { defineRoute, inTransaction, getKnex, type Core } from '@mayorista/kernel';
import { idOf, recordId } from '../input';
import { linkedProducts, replacedProducts } from '../products/linked-products';
import { productOf } from '../products/product-reference';
import { beReplacementOf, nameProducts } from './write-relatives';
import { productReplacementOutput, relatedProductOutput } from './relative.answer';

/** Products by id, or as the panel sends them: records with an id. */
const products = z.array(z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)])).max(200);

async function related(strapi: Core.Strapi, id: number, locale: string) {
  await productOf(getKnex(strapi), id);
  return { data: { id, related_products: await linkedProducts(strapi, id, 'related', locale) }, meta: {} };
}

async function replacements(strapi: Core.Strapi, id: number, locale: string) {
  await productOf(getKnex(strapi), id);
  return {
    data: {
      id,
      product_replacements: await linkedProducts(strapi, id, 'replacements', locale),
      products_replaced_by: await replacedProducts(strapi, id, locale),
    },
    meta: {},
  };
}

const [read, write] = ['products.read', 'products.write'] as const;

/** Products that staff set beside a product, that replace it, and that it replaces (spec catalogue 7). */
export const relativeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/related-products/:id',
    noun: 'related-products',
    action: 'findOne',
    needs: read,
    summary: 'Productos relacionados',
    output: relatedProductOutput,
    handle: ({ strapi, params, locale }) => related(strapi, idOf(params), locale),
  }),
  defineRoute({
    method: 'PUT',
    path: '/related-products/:id',
    noun: 'related-products',
    action: 'update',
    needs: write,
    summary: 'Cambiar los productos relacionados',
    input: z.object({ related_products: products }),
    output: relatedProductOutput,
    async handle({ strapi, actor, params, input, locale }) {
      await inTransaction(strapi, (tx) =>
        nameProducts(tx, actor, {
          productId: idOf(params),
          link: 'related_products',
          ids: input.related_products,
          field: 'related_products',
        }),
      );
      return related(strapi, idOf(params), locale);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/product-replacements/:id',
    noun: 'product-replacements',
    action: 'findOne',
    needs: read,
    summary: 'Reemplazos de un producto y productos que reemplaza',
    output: productReplacementOutput,
    handle: ({ strapi, params, locale }) => replacements(strapi, idOf(params), locale),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/product-replacements/:id',
    noun: 'product-replacements',
    action: 'update',
    needs: write,
    summary: 'Cambiar los reemplazos de un producto',
    input: z.object({ product_replacements: products.optional(), products_replaced_by: products.optional() }),
    output: productReplacementOutput,
    async handle({ strapi, actor, params, input, locale }) {
      const id = idOf(params);
      await inTransaction(strapi, async (tx) => {
        if (input.product_replacements !== undefined)
          await nameProducts(tx, actor, {
            productId: id,
            link: 'replacements',
            ids: input.product_replacements,
            field: 'product_replacements',
          });
        if (input.products_replaced_by !== undefined) await beReplacementOf(tx, actor, id, input.products_replaced_by);
      });
      return replacements(strapi, id, locale);
    },
  }),
];
