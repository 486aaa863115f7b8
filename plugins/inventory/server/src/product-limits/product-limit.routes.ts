import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  getKnex,
  NotFoundError,
  fetchPage,
  service,
  type Core,
  type RouteRequest,
  emptyOutput,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { idOf, paging, queryId } from '../input';
import { tables } from '../uids';
import { addLimit, assignLimits, changeOneLimit, changeProductLimits } from './change-product-limits';
import { productLimitHistories } from './list-limit-histories.route';
import { changedLimit, limitAssignment, newLimit, productLimitsChange, productQuery } from './product-limit.schema';
import { findLimit, type LimitRow } from './product-limit.store';
import { productLimits } from './product-limit.view';
import {
  productLimitAssignmentOutput,
  newProductLimitOutput,
  productLimitUpdateOutput,
  productLimitOutput,
  productLimitListOutput,
} from './product-limit.answer';

const listQuery = z.object({
  ...paging,
  product_id: queryId.optional(),
  warehouse_id: queryId.optional(),
  omniSearchQuery: z.string().trim().max(200).optional(),
});
type ListRequest = RouteRequest<unknown, z.output<typeof listQuery>>;

const mostFound = 200;

/** GET /product-limits: limits, one a product and warehouse, with the product's classification. */
async function listLimits({ strapi, query }: ListRequest) {
  const found = query.omniSearchQuery ? await search(strapi, query.omniSearchQuery) : null;
  const limits = () => {
    const asked = getKnex(strapi)(tables.stockLimit);
    if (query.product_id !== undefined) asked.where({ product_id: query.product_id });
    if (query.warehouse_id !== undefined) asked.where({ branch_id: query.warehouse_id });
    return found === null ? asked : asked.whereIn('product_id', [...found]);
  };
  const { rows, total, meta } = await fetchPage<LimitRow>(limits, query);
  return { data: await limitViews(strapi, rows), total, meta };
}

async function search(strapi: Core.Strapi, text: string): Promise<number[]> {
  const { rows } = await service(strapi, 'catalogue.price-fields').grid({
    text,
    brandId: null,
    categoryId: null,
    offset: 0,
    limit: mostFound,
  });
  return rows.map(({ id }) => id);
}

/** Each limit with its product's classification around it. */
async function limitViews(strapi: Core.Strapi, rows: readonly LimitRow[]) {
  const products = new Map(
    (await productLimits(strapi, [...new Set(rows.map((row) => row.product_id))])).map((product) => [
      product.product_id,
      product,
    ]),
  );
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    const limit = product?.productLimits.find(({ id }) => id === row.id);
    return product === undefined || limit === undefined
      ? []
      : [{ ...product, ...limit, updatedAt: new Date(row.updated_at).toISOString() }];
  });
}

async function showLimit(strapi: Core.Strapi, id: number) {
  const [view] = await limitViews(strapi, [await existing(strapi, id)]);
  if (view === undefined) throw new NotFoundError();
  return { data: view, meta: {} };
}

async function existing(strapi: Core.Strapi, id: number): Promise<LimitRow> {
  const row = await findLimit(getKnex(strapi), id);
  if (row === undefined) throw new NotFoundError();
  return row;
}

async function limitsOfProduct(strapi: Core.Strapi, productId: number) {
  const [view] = await productLimits(strapi, [productId]);
  if (view === undefined) throw new NotFoundError();
  return { data: view, meta: {} };
}

async function changeLimit({ strapi, actor, params, input }: RouteRequest<z.output<typeof changedLimit>>) {
  const row = await existing(strapi, idOf(params));
  await inTransaction(strapi, (tx) => changeOneLimit(tx, actor, row, input));
  return showLimit(strapi, row.id);
}

const limits = { noun: 'product-limits' } as const;
const read = { needs: 'product-limits.read' } as const;
const write = { needs: 'product-limits.write' } as const;
const change = {
  ...limits,
  ...write,
  path: '/product-limits/:id',
  action: 'update',
  summary: 'Cambiar un límite',
  input: changedLimit,
  handle: changeLimit,
} as const;

/** Limits of products (spec catalogue 7, Limits): the same limits that restock fills up to. */
export const productLimitRoutes = [
  defineRoute({
    ...limits,
    ...read,
    method: 'GET',
    path: '/product-limits',
    action: 'find',
    summary: 'Límites de productos',
    query: listQuery,
    output: productLimitListOutput,
    handle: listLimits,
  }),
  defineRoute({
    ...limits,
    ...read,
    method: 'GET',
    path: '/product-limits/:id',
    action: 'findOne',
    summary: 'Un límite',
    output: productLimitOutput,
    handle: ({ strapi, params }) => showLimit(strapi, idOf(params)),
  }),
  defineRoute({
    ...limits,
    ...write,
    method: 'POST',
    path: '/product-limits',
    action: 'create',
    summary: 'Crear un límite',
    status: 201,
    input: newLimit,
    output: productLimitOutput,
    handle: async ({ strapi, actor, input }) =>
      showLimit(strapi, await inTransaction(strapi, (tx) => addLimit(tx, actor, input))),
  }),
  defineRoute({ ...change, method: 'PUT', output: productLimitUpdateOutput }),
  defineRoute({ ...change, method: 'PATCH', output: productLimitUpdateOutput }),
  defineRoute({
    ...limits,
    ...write,
    method: 'DELETE',
    path: '/product-limits/:id',
    action: 'remove',
    summary: 'Eliminar un límite',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      const row = await existing(strapi, idOf(params));
      await inTransaction(strapi, (tx) => changeOneLimit(tx, actor, row, null));
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    ...read,
    method: 'GET',
    path: '/new-product-limits',
    noun: 'new-product-limits',
    action: 'find',
    summary: 'Límites de un producto por almacén',
    query: productQuery,
    output: newProductLimitOutput,
    handle: ({ strapi, query }) => limitsOfProduct(strapi, query.product_id),
  }),
  defineRoute({
    ...write,
    method: 'PATCH',
    path: '/new-product-limits/:id',
    noun: 'new-product-limits',
    action: 'update',
    summary: 'Cambiar los límites de un producto',
    input: productLimitsChange,
    output: newProductLimitOutput,
    async handle({ strapi, actor, params, input }) {
      await changeProductLimits(strapi, actor, idOf(params), input);
      return limitsOfProduct(strapi, idOf(params));
    },
  }),
  defineRoute({
    ...write,
    method: 'POST',
    path: '/product-limit-assignments',
    noun: 'product-limit-assignments',
    action: 'create',
    summary: 'Asignar los límites de un producto a otros',
    isRepeatable: true,
    input: limitAssignment,
    output: productLimitAssignmentOutput,
    handle: async ({ strapi, actor, input }) => ({
      data: { assigned: await assignLimits(strapi, actor, input.productId, input.productsToAssignConfig) },
      meta: {},
    }),
  }),
  productLimitHistories,
];
