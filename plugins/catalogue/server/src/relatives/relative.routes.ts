import { z } from 'zod';
import { defineRoute, inTransaction, knexOf, type Core } from '@mayorista/kernel';
import { readCardSources } from '../cards/card-source.store';
import { idOf, recordId } from '../input';
import { productOf } from '../products/product-reference';
import { beReplacementOf, namedBy, namersOf, nameProducts } from './write-relatives';

/** Products by id, or as the panel sends them: records with an id. */
const products = z.array(z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)])).max(200);

async function summaries(strapi: Core.Strapi, ids: readonly number[]) {
  const rows = new Map((await readCardSources(knexOf(strapi), ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined
      ? []
      : [
          {
            id,
            sku: row.sku,
            model: row.model,
            name: row.name,
            brand_id: row.brand_id,
            brand_name: row.brand_name,
            image_full_path: row.image_url,
            status: row.status,
            published_in_store: Boolean(row.published_in_store),
          },
        ];
  });
}

async function related(strapi: Core.Strapi, id: number) {
  await productOf(knexOf(strapi), id);
  const ids = await inTransaction(strapi, (tx) => namedBy(tx, id, 'related_products'));
  return { data: { id, related_products: await summaries(strapi, ids) }, meta: {} };
}

async function replacements(strapi: Core.Strapi, id: number) {
  await productOf(knexOf(strapi), id);
  const [ids, others] = await inTransaction(
    strapi,
    async (tx) => [await namedBy(tx, id, 'replacements'), await namersOf(tx, id)] as const,
  );
  return {
    data: {
      id,
      product_replacements: await summaries(strapi, ids),
      products_replaced_by: await summaries(strapi, others),
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
    handle: ({ strapi, params }) => related(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/related-products/:id',
    noun: 'related-products',
    action: 'update',
    needs: write,
    summary: 'Cambiar los productos relacionados',
    input: z.object({ related_products: products }),
    async handle({ strapi, actor, params, input }) {
      await inTransaction(strapi, (tx) =>
        nameProducts(tx, actor, {
          productId: idOf(params),
          link: 'related_products',
          ids: input.related_products,
          field: 'related_products',
        }),
      );
      return related(strapi, idOf(params));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/product-replacements/:id',
    noun: 'product-replacements',
    action: 'findOne',
    needs: read,
    summary: 'Reemplazos de un producto y productos que reemplaza',
    handle: ({ strapi, params }) => replacements(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/product-replacements/:id',
    noun: 'product-replacements',
    action: 'update',
    needs: write,
    summary: 'Cambiar los reemplazos de un producto',
    input: z.object({ product_replacements: products.optional(), products_replaced_by: products.optional() }),
    async handle({ strapi, actor, params, input }) {
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
      return replacements(strapi, id);
    },
  }),
];
