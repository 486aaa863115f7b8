import { z } from 'zod';
import { typedNumber, defineRoute, NotFoundError, pathId, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { byId } from '@mayorista/catalogue/shared';
import { cachedRoute } from './cached-route';
import { listAddresses } from './list-addresses';
import { listProducts } from './list-products';
import { listingQuery } from './listing.schema';
import { branchOf, childrenByParent, showFrame } from './show-frame';
import { showHome } from './show-home';
import { showProduct } from './show-product';
import {
  megaMenuCategoryOutput,
  storeAddressOutput,
  storeFrameOutput,
  storeHomeOutput,
  storeProductListOutput,
} from './store.answer';
import { storeProductOutput } from './store-product.answer';

const look = z.object({
  currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
  locale: z.string().max(5).optional(),
});
const needs = 'store.read';

/** What the store reads; answers are shared by everybody who may see the same. */
export const storeRoutes = [
  cachedRoute({
    path: '/store-frame',
    noun: 'store-frame',
    action: 'show',
    needs,
    summary: 'Divisiones y marcas de la tienda',
    query: look,
    output: storeFrameOutput,
    answer: (strapi, { locale }) => showFrame(strapi, locale),
  }),
  cachedRoute({
    path: '/store-home',
    noun: 'store-home',
    action: 'show',
    needs,
    summary: 'Portada de la tienda',
    query: look,
    output: storeHomeOutput,
    answer: (strapi, { audience, locale }) => showHome(strapi, audience, locale),
  }),
  cachedRoute({
    path: '/store-products',
    noun: 'store-products',
    action: 'find',
    needs,
    summary: 'Productos de la tienda con filtros',
    query: listingQuery,
    output: storeProductListOutput,
    answer: (strapi, { audience, locale, query }) => listProducts(strapi, query, audience, locale),
  }),
  cachedRoute({
    path: '/store-addresses',
    noun: 'store-addresses',
    action: 'find',
    needs,
    summary: 'Lo que el mapa del sitio cuenta de la tienda',
    query: look.extend({
      part: typedNumber(z.number().int('invalid').min(1, 'invalid').max(10_000, 'invalid')).default(1),
    }),
    output: storeAddressOutput,
    answer: (strapi, { query }) => listAddresses(strapi, query.part),
  }),
  cachedRoute({
    path: '/store-products/:id',
    noun: 'store-products',
    action: 'findOne',
    needs,
    summary: 'Página de un producto',
    query: look,
    output: storeProductOutput,
    answer: (strapi, { audience, locale, params }) => showProduct(strapi, pathId(params), audience, locale),
  }),
  defineRoute({
    method: 'GET',
    path: '/mega-menu-categories/:id',
    noun: 'mega-menu-categories',
    action: 'findOne',
    needs: 'mega-menu.read',
    summary: 'Categorías de una división para el menú',
    query: look,
    output: megaMenuCategoryOutput,
    async handle({ strapi, params, locale }) {
      const nodes = (await service(strapi, 'catalogue.categories').nodes()).filter(({ isActive }) => isActive);
      const node = byId(nodes).get(pathId(params));
      if (node === undefined) throw new NotFoundError();
      return { data: { ...branchOf(node, childrenByParent(nodes), locale), name_es: node.name }, meta: {} };
    },
  }),
];
