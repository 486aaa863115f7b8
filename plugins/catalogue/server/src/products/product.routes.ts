import { z } from 'zod';
import { defineRoute, parseInput, type Json, type RouteDefinition, type RouteRequest } from '@mayorista/kernel';
import { nextBulkIndex } from './bulk/bulk.rules';
import { bulkPlace } from './bulk/bulk.schema';
import { changeProducts } from './bulk/change-products';
import { findProducts, pageOfProducts } from './find-products';
import { productIdOf } from './product-id';
import { reasonsView, verdict } from './publishing/publication.view';
import { publicationOf, setInStore, setPublished } from './publishing/publish-product';
import { quickEdit } from './writing/quick-edit';
import { removeProduct } from './writing/remove-product';
import { showProduct } from './show-product';
import { patchProduct, toggleActive } from './writing/toggle-product';
import { changeProduct, createProduct } from './writing/write-product';
import {
  productActivateOutput,
  productBulkOutput,
  productFindOneOutput,
  productListOutput,
  productPatchOutput,
  productPublicationOutput,
  productPublishOutput,
  productRemoveOutput,
  productWriteOutput,
} from './product.answer';

const body = z.record(z.string(), z.unknown());
const query = z.record(z.string(), z.unknown());
const write = { noun: 'products', needs: 'products.write' } as const;
const read = { noun: 'products', needs: 'products.read' } as const;

/** Saving from the bulk editor says where it is: the answer says which product comes next, -1 after the last. */
async function changeInBulk(request: RouteRequest<Json>) {
  const { bulkAction, ...input } = request.input;
  const answer = await changeProduct({ ...request, input });
  if (bulkAction === undefined) return answer;
  const { productIds, index } = parseInput(bulkPlace, bulkAction, 'bulkAction');
  return { ...answer, meta: { ...answer.meta, bulk_index: nextBulkIndex(index, productIds.length) } };
}

/** The same calls on `/products` and `/new-products`: one product, two families of paths (decisions, Model). */
const family = (path: '/products' | '/new-products'): RouteDefinition[] => [...reads(path), ...writes(path)];

const writes = (path: string): RouteDefinition[] => [
  // Before the calls with an id: 0 is no product.
  defineRoute({
    ...write,
    method: 'PATCH',
    path: `${path}/0`,
    action: 'bulk',
    summary: 'Cambiar muchos productos',
    input: z.looseObject({ bulkAction: z.unknown() }),
    output: productBulkOutput,
    handle: changeProducts,
  }),
  defineRoute({
    ...write,
    method: 'POST',
    path,
    action: 'create',
    summary: 'Alta: producto',
    status: 201,
    input: body,
    output: productWriteOutput,
    handle: createProduct,
  }),
  defineRoute({
    ...write,
    method: 'PUT',
    path: `${path}/:id`,
    action: 'update',
    summary: 'Cambio: producto',
    input: body,
    output: productWriteOutput,
    handle: changeInBulk,
  }),
  defineRoute({
    ...write,
    method: 'PATCH',
    path: `${path}/:id`,
    action: 'patch',
    summary: 'Cambio de algunos campos, publicación o activación: producto',
    input: body,
    output: productPatchOutput,
    handle: patchOrBulk,
  }),
  ...changesByForm(path),
];

/** A form sends a change as a POST; whoever may change a product may remove it. */
const changesByForm = (path: string): RouteDefinition[] => [
  defineRoute({
    ...write,
    method: 'POST',
    path: `${path}/:id`,
    action: 'update',
    summary: 'Cambio con archivo: producto',
    input: body,
    isRepeatable: true,
    output: productWriteOutput,
    handle: changeInBulk,
  }),
  defineRoute({
    ...write,
    method: 'DELETE',
    path: `${path}/:id`,
    action: 'remove',
    summary: 'Baja: producto',
    output: productRemoveOutput,
    handle: removeProduct,
  }),
];

const reads = (path: '/products' | '/new-products'): RouteDefinition[] => [
  defineRoute({
    ...read,
    method: 'GET',
    path,
    action: path === '/products' ? 'find' : 'search',
    summary: 'Lista: producto',
    query,
    output: productListOutput,
    handle: path === '/products' ? findProducts : pageOfProducts,
  }),
  defineRoute({
    ...read,
    method: 'GET',
    path: `${path}/:id`,
    action: 'findOne',
    summary: 'Consulta: producto',
    query,
    output: productFindOneOutput,
    handle: showProduct,
  }),
];

async function patchOrBulk(request: RouteRequest<Json>): Promise<unknown> {
  return 'bulkAction' in request.input ? changeInBulk(request) : patchProduct(request);
}

/** The calls of products (spec catalogue 7, Products). */
export const productRoutes = [
  ...family('/products'),
  ...family('/new-products'),
  defineRoute({
    ...write,
    method: 'PUT',
    path: '/activate-product/:id',
    action: 'activate',
    summary: 'Activar o desactivar un producto',
    input: z.looseObject({}),
    output: productActivateOutput,
    handle: toggleActive,
  }),
  defineRoute({
    ...write,
    method: 'PUT',
    path: '/product-type/:id',
    action: 'classify',
    summary: 'Cambiar el tipo de un producto',
    input: z.strictObject({ product_type: z.string() }),
    output: productFindOneOutput,
    handle: changeProduct,
  }),
  defineRoute({
    method: 'PATCH',
    path: '/quick-edits/:id',
    noun: 'quick-edits',
    action: 'update',
    needs: 'products.write',
    summary: 'Edición rápida de un producto',
    input: body,
    output: productFindOneOutput,
    handle: quickEdit,
  }),
  defineRoute({
    ...read,
    method: 'GET',
    path: '/product-publications/:id',
    action: 'publication',
    summary: 'Qué le falta a un producto para publicarse',
    output: productPublicationOutput,
    async handle({ strapi, params }) {
      const { isPublished, isActive, isInStore, reasons } = await publicationOf(strapi, productIdOf(params));
      return {
        data: {
          in_store: isInStore,
          published_in_store: isPublished,
          status: isActive ? 1 : 0,
          reasons: reasonsView(reasons),
        },
        meta: {},
      };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-publications/:id',
    noun: 'products',
    action: 'publish',
    needs: 'products.publish',
    summary: 'Publicar un producto en la tienda o retirarlo',
    // `in_store` is the panel's one switch: published and active, or not in the store.
    input: z.union([z.strictObject({ in_store: z.boolean() }), z.strictObject({ published_in_store: z.boolean() })]),
    output: productPublishOutput,
    async handle({ strapi, actor, params, input }) {
      const [set, wanted] =
        'in_store' in input
          ? ([setInStore, input.in_store] as const)
          : ([setPublished, input.published_in_store] as const);
      return { data: verdict(wanted, await set(strapi, productIdOf(params), wanted, actor)), meta: {} };
    },
  }),
];
