import { z } from 'zod';
import { defineRoute, getKnex, NotFoundError, service, today, unpagedList, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { publicId } from '../fields.schema';
import { idOf } from '../ids';
import { changeProductPromos } from './change-product-promos';
import { offersOf, tiersOf } from './offer.store';
import { productPromosInput } from './product-promos.schema';
import { productPromosView } from './product-promos.view';
import { productPromoOutput, productPromoListOutput } from './product-promos.answer';

/** A product's offers, levels and volume prices as its form shows them. Throws NotFoundError. */
export async function promosOf(strapi: Core.Strapi, productId: number, flowType?: string) {
  const knex = getKnex(strapi);
  const catalogue = service(strapi, 'catalogue.price-fields');
  const fields = (await catalogue.read(knex, [productId])).get(productId);
  const kind = await catalogue.kindOf(knex, productId);
  if (fields === undefined || kind === null) throw new NotFoundError();
  const view = productPromosView({
    productId,
    fields,
    kind,
    offers: await offersOf(knex, [productId]),
    tiers: await tiersOf(knex, productId),
    day: today(),
  });
  // A form that was opened for another kind of flow has no volume prices to show.
  return flowType === undefined || flowType === 'volume' ? view : { ...view, volume_tiers: [] };
}

/** A product's dated promo, AAA, peso fuerte, levels and volume tiers (spec catalogue 7, Promos). */
export const productPromosRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-promos',
    noun: 'product-promos',
    action: 'find',
    needs: 'promos.read',
    summary: 'Promociones de un producto',
    query: z.object({ product_id: publicId }),
    output: productPromoListOutput,
    handle: async ({ strapi, query }) => unpagedList([await promosOf(strapi, query.product_id)]),
  }),
  defineRoute({
    method: 'GET',
    path: '/product-promos/:id',
    noun: 'product-promos',
    action: 'findOne',
    needs: 'promos.read',
    summary: 'Promociones de un producto',
    query: z.object({ product_flow_type: z.string().max(40).optional() }),
    output: productPromoOutput,
    handle: async ({ strapi, params, query }) => ({
      data: await promosOf(strapi, idOf(params), query.product_flow_type),
      meta: {},
    }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-promos/:id',
    noun: 'product-promos',
    action: 'update',
    needs: 'promos.write',
    summary: 'Cambiar las promociones de un producto',
    input: productPromosInput,
    output: productPromoOutput,
    async handle({ strapi, actor, params, input }) {
      await changeProductPromos(strapi, actor, idOf(params), input);
      return { data: await promosOf(strapi, idOf(params)), meta: {} };
    },
  }),
];
